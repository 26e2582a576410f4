//! Points and leaderboards: the decisions against plain models of them.

use std::collections::BTreeMap;

use proptest::prelude::*;
use wasm_core::domain::{
    Badge, BadgeKind, Earning, EvidenceGrade, PointsDifference, PointsEntry, PointsEvidence,
    PointsRule, PointsWithheld, Standing, Timestamp, audit_points, badges, boards_of, rank, score,
    week_of,
};

fn earning(rule: PointsRule) -> Earning {
    Earning {
        rule,
        units: 1,
        grade: EvidenceGrade::A,
        friend: None,
        are_friends: false,
        is_suspicious: false,
        day: 4,
    }
}

fn line(earning: &Earning, points: i64) -> PointsEntry {
    PointsEntry {
        uid: "ada".to_owned(),
        rule: earning.rule,
        subject: "x".to_owned(),
        points,
        offered: points,
        evidence: PointsEvidence {
            kind: "host".to_owned(),
            grade: earning.grade,
        },
        withheld: None,
        because: None,
        day: earning.day,
        week: week_of(earning.day),
        friend: earning.friend.clone(),
        quest_id: None,
        city: None,
        voids: None,
        releases: None,
        at: Timestamp::from_epoch_ms(0).expect("a moment"),
        other: BTreeMap::new(),
    }
}

#[test]
fn every_deed_has_the_price_of_the_table() {
    let worth = |rule, units| {
        score(
            &Earning {
                units,
                ..earning(rule)
            },
            &[],
        )
        .points
    };
    assert_eq!(worth(PointsRule::QuestStop, 3), 30);
    assert_eq!(
        worth(PointsRule::QuestStop, 9),
        50,
        "difficulty goes up to 5"
    );
    assert_eq!(worth(PointsRule::QuestFinished, 4), 90);
    assert_eq!(worth(PointsRule::ItemTogether, 1), 20);
    assert_eq!(worth(PointsRule::ItemAlone, 1), 5);
    assert_eq!(worth(PointsRule::HangoutAttended, 1), 15);
    assert_eq!(worth(PointsRule::HangoutHosted, 1), 20);
    assert_eq!(worth(PointsRule::Drove, 3), 15);
    assert_eq!(worth(PointsRule::QuestPlayed, 1), 2);
}

#[test]
fn a_location_alone_counts_half_and_nobodys_word_nothing() {
    let stop = |grade| Earning {
        units: 5,
        grade,
        ..earning(PointsRule::QuestStop)
    };
    assert_eq!(score(&stop(EvidenceGrade::B), &[]).points, 50);
    assert_eq!(score(&stop(EvidenceGrade::C), &[]).points, 25);
    assert_eq!(
        score(&stop(EvidenceGrade::D), &[]).withheld,
        Some(PointsWithheld::NoEvidence)
    );
    let alone = Earning {
        grade: EvidenceGrade::D,
        ..earning(PointsRule::ItemAlone)
    };
    assert_eq!(
        score(&alone, &[]).points,
        5,
        "of small things nobody asks for proof"
    );
}

#[test]
fn what_is_suspicious_or_among_friends_is_withheld_and_says_so() {
    let odd = Earning {
        is_suspicious: true,
        ..earning(PointsRule::QuestStop)
    };
    let held = score(&odd, &[]);
    assert_eq!(
        (held.points, held.offered, held.withheld),
        (0, 10, Some(PointsWithheld::Suspicious))
    );
    let ring = Earning {
        are_friends: true,
        ..earning(PointsRule::QuestPlayed)
    };
    assert_eq!(score(&ring, &[]).withheld, Some(PointsWithheld::Friends));
}

#[test]
fn what_was_taken_back_makes_room_again() {
    let attended = earning(PointsRule::HangoutAttended);
    let mut week = vec![line(&attended, 15)];
    assert_eq!(
        score(&attended, &week).withheld,
        Some(PointsWithheld::PerDay)
    );
    week.push(line(&attended, -15));
    assert_eq!(score(&attended, &week).points, 15);
}

#[test]
fn a_driver_gets_what_is_left_of_the_day() {
    let drove = |units| Earning {
        units,
        ..earning(PointsRule::Drove)
    };
    let week = [line(&drove(3), 15)];
    let rest = score(&drove(3), &week);
    assert_eq!(
        (rest.points, rest.offered, rest.withheld),
        (5, 15, Some(PointsWithheld::PerDay))
    );
}

#[test]
fn weeks_begin_on_monday() {
    // 2026-03-01 was a Sunday: 20 513 days after 1970-01-01.
    let sunday = 20_513;
    assert_eq!(week_of(sunday) + 1, week_of(sunday + 1));
    assert_eq!(week_of(sunday + 1), week_of(sunday + 7));
    assert_eq!(week_of(-4), -1);
}

#[test]
fn a_line_counts_on_the_boards_of_its_quest_and_city_for_ever_and_for_its_week() {
    let mut entry = line(&earning(PointsRule::QuestStop), 10);
    entry.quest_id = Some("q".to_owned());
    entry.city = Some(" Berlin ".to_owned());
    let boards = [
        "all/w1",
        "all",
        "city:berlin/w1",
        "city:berlin",
        "quest:q/w1",
        "quest:q",
    ];
    assert_eq!(boards_of(&entry), boards);
}

/// The most that may be given of a rule, counted anew over everything that was given.
fn is_within_limits(given: &[(Earning, i64)]) -> bool {
    let sum = |rule, day: Option<i64>, times: bool| -> i64 {
        let of_rule = given.iter().filter(|(deed, points)| {
            deed.rule == rule && *points > 0 && day.is_none_or(|day| day == deed.day)
        });
        of_rule
            .map(|(_, points)| if times { 1 } else { *points })
            .sum()
    };
    let friends = ["bob", "eve"];
    let with = |friend: &str| {
        let with = |deed: &Earning| {
            deed.rule == PointsRule::ItemTogether && deed.friend.as_deref() == Some(friend)
        };
        given
            .iter()
            .filter(|(deed, points)| with(deed) && *points > 0)
            .count()
    };
    (4..11).all(|day| {
        sum(PointsRule::ItemTogether, Some(day), true) <= 3
            && sum(PointsRule::ItemAlone, Some(day), true) <= 2
            && sum(PointsRule::HangoutAttended, Some(day), true) <= 1
            && sum(PointsRule::Drove, Some(day), false) <= 20
            && sum(PointsRule::QuestPlayed, Some(day), false) <= 40
    }) && sum(PointsRule::HangoutHosted, None, true) <= 2
        && friends.iter().all(|friend| with(friend) <= 5)
}

fn deeds() -> impl Strategy<Value = Vec<Earning>> {
    let deed = (0..8_usize, 0..4_usize, 0..8_i64, 0..3_usize, 4..11_i64);
    let deed = deed.prop_map(|(rule, grade, units, friend, day)| Earning {
        rule: PointsRule::ALL[rule],
        grade: EvidenceGrade::ALL[grade],
        units,
        friend: [None, Some("bob".to_owned()), Some("eve".to_owned())][friend].clone(),
        are_friends: false,
        is_suspicious: false,
        day,
    });
    prop::collection::vec(deed, 0..120)
}

/// A ledger as the server writes it: each deed once, some taken back, some that waited released, some of one moment.
fn ledger(deeds: Vec<(Earning, u8)>) -> Vec<PointsEntry> {
    let mut lines: Vec<PointsEntry> = Vec::new();
    let mut moment = 0;
    for (n, (deed, fate)) in deeds.into_iter().enumerate() {
        let deed = Earning {
            is_suspicious: fate == 3,
            are_friends: fate == 4,
            ..deed
        };
        let week = week_of(deed.day);
        let same_week: Vec<PointsEntry> = lines
            .iter()
            .filter(|line| line.week == week)
            .cloned()
            .collect();
        let given = score(&deed, &same_week);
        // Two deeds share each moment, as wishes do that are ticked at once.
        let at = |ms: i64| Timestamp::from_epoch_ms(ms).expect("a moment");
        let is_answer = |line: &PointsEntry| line.voids.is_some() || line.releases.is_some();
        if n % 2 == 0 || lines.last().is_some_and(is_answer) {
            moment += 1_000;
        }
        let entry = PointsEntry {
            subject: format!("subject {n}"),
            points: given.points,
            offered: given.offered,
            withheld: given.withheld,
            at: at(moment),
            ..line(&deed, 0)
        };
        lines.push(entry.clone());
        let is_pending = entry.withheld == Some(PointsWithheld::Suspicious);
        let (release, void) = (fate == 3 && is_pending && n % 2 == 0, fate == 2);
        if release {
            lines.push(PointsEntry {
                points: entry.offered,
                withheld: None,
                releases: Some("id".to_owned()),
                at: at(moment + 10),
                ..entry.clone()
            });
        }
        if void && entry.points > 0 {
            lines.push(PointsEntry {
                points: -entry.points,
                withheld: None,
                voids: Some("id".to_owned()),
                at: at(moment + 20),
                ..entry
            });
        }
    }
    lines
}

fn fated_deeds() -> impl Strategy<Value = Vec<(Earning, u8)>> {
    (deeds(), prop::collection::vec(0..5_u8, 120))
        .prop_map(|(deeds, fates)| deeds.into_iter().zip(fates).collect())
}

#[test]
fn of_one_moment_the_deed_that_got_what_was_left_came_before_the_one_that_got_nothing() {
    let drove = |subject: &str, points: i64, offered: i64| PointsEntry {
        subject: subject.to_owned(),
        offered,
        withheld: (points < offered).then_some(PointsWithheld::PerDay),
        ..line(&earning(PointsRule::Drove), points)
    };
    let lines = [
        drove("third", 0, 5),
        drove("second", 5, 15),
        drove("first", 15, 15),
    ];
    assert_eq!(audit_points(&lines).differences, []);
}

#[test]
fn badges_count_what_was_done_and_not_what_was_taken_back() {
    let at = |ms| Timestamp::from_epoch_ms(ms).expect("a moment");
    let host = |n: i64, day: i64| PointsEntry {
        subject: n.to_string(),
        day,
        week: week_of(day),
        at: at(n),
        ..line(&earning(PointsRule::HangoutHosted), 20)
    };
    let mut lines: Vec<PointsEntry> = (0..6).map(|n| host(n, 4 + 7 * n)).collect();
    let of = |kind, lines: &[PointsEntry]| {
        let all = badges(lines);
        assert_eq!(all.len(), 8);
        all.into_iter()
            .find(|badge| badge.kind == kind)
            .expect("every badge")
    };
    let badge = |kind, count, level, next, reached_at| Badge {
        kind,
        count,
        level,
        next,
        reached_at,
    };
    let hosted = of(BadgeKind::Hosted, &lines);
    assert_eq!(
        hosted,
        badge(BadgeKind::Hosted, 6, 2, Some(25), Some(at(4)))
    );
    let weeks = of(BadgeKind::Weeks, &lines);
    assert_eq!(weeks, badge(BadgeKind::Weeks, 6, 1, Some(8), Some(at(1))));
    lines.push(PointsEntry {
        points: -20,
        voids: Some("2".to_owned()),
        ..lines[2].clone()
    });
    assert_eq!(of(BadgeKind::Hosted, &lines).count, 5);
    assert_eq!(of(BadgeKind::Weeks, &lines).count, 3);
    let drove = Earning {
        units: 3,
        ..earning(PointsRule::Drove)
    };
    let drove = PointsEntry {
        withheld: Some(PointsWithheld::PerDay),
        offered: 15,
        ..line(&drove, 0)
    };
    assert_eq!(of(BadgeKind::Driven, &[drove]).count, 3);
    let pending = PointsEntry {
        withheld: Some(PointsWithheld::Suspicious),
        ..host(0, 4)
    };
    assert_eq!(of(BadgeKind::Hosted, &[pending]).count, 0);
}

#[test]
fn a_finished_quest_counts_while_its_points_are_on_hold_until_they_are_taken_back() {
    let count = |kind, lines: &[PointsEntry]| {
        let all = badges(lines);
        let found = all.iter().find(|badge| badge.kind == kind);
        found.expect("every badge").count
    };
    for withheld in [PointsWithheld::Suspicious, PointsWithheld::NoEvidence] {
        let on_hold = |rule| PointsEntry {
            points: 0,
            withheld: Some(withheld),
            ..line(&earning(rule), 20)
        };
        let finished = on_hold(PointsRule::QuestFinished);
        let mut walk = vec![on_hold(PointsRule::QuestStop), finished.clone()];
        assert_eq!(count(BadgeKind::Quests, &walk), 1);
        assert_eq!(count(BadgeKind::Stops, &walk), 1);
        walk.push(PointsEntry {
            points: 20,
            withheld: None,
            releases: Some("x".to_owned()),
            ..finished.clone()
        });
        assert_eq!(count(BadgeKind::Quests, &walk), 1);
        walk.push(PointsEntry {
            points: -20,
            withheld: None,
            voids: Some("x".to_owned()),
            ..finished
        });
        assert_eq!(count(BadgeKind::Quests, &walk), 0);
        // Others may make up a walk for its creator's sake.
        let played = on_hold(PointsRule::QuestPlayed);
        assert_eq!(count(BadgeKind::Guided, &[played]), 0);
    }
}

proptest! {
    #[test]
    fn a_ledger_agrees_with_the_rules_in_whatever_order_it_is_read(deeds in fated_deeds(), turn in 0..120_usize) {
        let mut lines = ledger(deeds);
        let sum: i64 = lines.iter().map(|line| line.points).sum();
        if !lines.is_empty() {
            let turn = turn % lines.len();
            lines.rotate_left(turn);
        }
        let audit = audit_points(&lines);
        prop_assert_eq!(audit.points, sum);
        prop_assert_eq!(audit.differences, vec![]);
    }

    #[test]
    fn a_line_that_was_made_up_is_found(deeds in fated_deeds(), at in 0..120_usize) {
        let mut lines = ledger(deeds);
        prop_assume!(!lines.is_empty());
        let at = at % lines.len();
        let due = lines[at].points;
        lines[at].points += 7;
        let found = audit_points(&lines).differences;
        prop_assert!(found.contains(&PointsDifference { line: at, due }), "{found:?}");
    }

    #[test]
    fn no_order_of_deeds_gives_more_than_the_limits_and_every_refusal_has_a_reason(deeds in deeds()) {
        let (mut week, mut given) = (Vec::new(), Vec::new());
        for deed in deeds {
            let score = score(&deed, &week);
            prop_assert!(score.points >= 0 && score.points <= score.offered);
            prop_assert_eq!(score.points < score.offered, score.withheld.is_some() && score.offered > 0);
            week.push(line(&deed, score.points));
            given.push((deed, score.points));
            prop_assert!(is_within_limits(&given), "{given:?}");
        }
    }

    #[test]
    fn nobody_leads_by_locations_and_behind_the_first_points_decide(
        sums in prop::collection::vec((0..60_i64, 0..60_i64), 0..40),
    ) {
        let standings: Vec<Standing> = sums.iter().enumerate().map(|(n, &(points, located))| Standing {
            uid: format!("{n:02}"),
            points,
            located: located.min(points),
        }).collect();
        let ranks = rank(standings.clone());
        prop_assert_eq!(ranks.len(), standings.len());
        let vouched = |standing: &Standing| standing.points - standing.located;
        if let Some(first) = ranks.first() {
            prop_assert_eq!(Some(vouched(&first.standing)), standings.iter().map(vouched).max());
            prop_assert_eq!(first.rank, 1);
        }
        for pair in ranks.iter().skip(1).collect::<Vec<_>>().windows(2) {
            let [above, below] = pair else { continue };
            prop_assert!(above.standing.points >= below.standing.points);
            let equal = (above.standing.points, above.standing.located) == (below.standing.points, below.standing.located);
            prop_assert_eq!(above.rank == below.rank, equal);
        }
    }
}
