//! Choices for a few hours, compared with every choice in every order.

use wasm_core::plan::{
    Candidate, ChoiceOptions, ChosenStops, Mode, OpeningHours, TravelMatrix, choose_stops,
};

use crate::seeded::Seeded;

struct World {
    matrix: TravelMatrix,
    candidates: Vec<Candidate>,
    windows: Vec<Vec<[f64; 2]>>,
    options: ChoiceOptions,
}

impl World {
    fn solve(&self) -> ChosenStops {
        choose_stops(&self.matrix, &self.candidates, &self.options).expect("a valid question")
    }

    fn worth(&self, order: &[usize]) -> f64 {
        let weight = |person: usize| self.options.weights.get(person).copied().unwrap_or(1.0);
        let worth = |stop: &usize| {
            let wishes = self.candidates[*stop].wishes.iter().enumerate();
            wishes
                .map(|(person, wish)| wish * weight(person))
                .sum::<f64>()
        };
        order.iter().map(worth).sum()
    }

    /// End of an order, if it keeps to every limit; by the words of the specification.
    fn end(&self, order: &[usize]) -> Option<f64> {
        let ChoiceOptions {
            start,
            end,
            start_min,
            time_min,
            distance_km,
            budget,
            ..
        } = &self.options;
        let (mut time, mut way, mut cost) = (*start_min, 0.0, 0.0);
        let mut last = *start;
        for &stop in order {
            if let Some(last) = last {
                time += self.matrix.minutes(last, stop);
                way += self.matrix.kilometres(last, stop);
            }
            let stay = self.candidates[stop].stay_min;
            if !self.windows[stop].is_empty() {
                let fits = |&[from, to]: &[f64; 2]| {
                    (time.max(from) + stay <= to).then_some(time.max(from))
                };
                let begins = self.windows[stop].iter().filter_map(fits);
                time = begins.min_by(f64::total_cmp)?;
            }
            time += stay;
            cost += self.candidates[stop].cost;
            last = Some(stop);
        }
        if let (Some(last), Some(end)) = (last, *end) {
            time += self.matrix.minutes(last, end);
            way += self.matrix.kilometres(last, end);
        }
        let fits = time <= start_min + time_min + 1e-6
            && way <= distance_km + 1e-6
            && cost <= budget + 1e-6;
        fits.then_some(time)
    }

    /// The most worth, then the earliest end, of all choices in all orders.
    fn brute_force(&self) -> (f64, f64) {
        let mut best = (0.0, f64::INFINITY);
        self.try_all(&mut Vec::new(), &mut best);
        best
    }

    fn try_all(&self, order: &mut Vec<usize>, best: &mut (f64, f64)) {
        if let Some(end) = self.end(order) {
            let worth = self.worth(order);
            if worth > best.0 + 1e-9 || (worth > best.0 - 1e-9 && end < best.1) {
                *best = (worth, end);
            }
        }
        for stop in 0..self.candidates.len() {
            if !order.contains(&stop) && self.worth(&[stop]) > 0.0 {
                order.push(stop);
                self.try_all(order, best);
                order.pop();
            }
        }
    }
}

fn world(random: &mut Seeded, count: usize, is_known: bool) -> World {
    let points = count + 2;
    let matrix = if is_known {
        let numbers = |random: &mut Seeded| {
            (0..points * points)
                .map(|_| f64::from(random.below(60)))
                .collect()
        };
        let minutes = numbers(random);
        TravelMatrix::known(points, minutes, Some(numbers(random))).expect("numbers")
    } else {
        let town: Vec<f64> = (0..points)
            .flat_map(|_| [13.3 + random.share() / 6.0, 52.4 + random.share() / 8.0])
            .collect();
        TravelMatrix::estimate(&town, Mode::Bike.into()).expect("on the globe")
    };
    let mut windows = Vec::new();
    let candidates = (0..count).map(|_| {
        let from = f64::from(random.below(150));
        let hours = if random.below(3) == 0 {
            vec![[from, from + 30.0 + f64::from(random.below(120))]]
        } else {
            Vec::new()
        };
        windows.push(hours.clone());
        Candidate {
            wishes: (0..random.below(4))
                .map(|_| f64::from(random.below(3)))
                .collect(),
            stay_min: f64::from(random.below(40)),
            cost: f64::from(random.below(20)),
            hours: OpeningHours::new(&hours, "open").expect("valid hours"),
        }
    });
    let candidates = candidates.collect();
    let limit = |random: &mut Seeded, most: u32| {
        if random.below(2) == 0 {
            f64::INFINITY
        } else {
            f64::from(random.below(most))
        }
    };
    let options = ChoiceOptions {
        time_min: f64::from(30 + random.below(200)),
        distance_km: limit(random, 60),
        budget: limit(random, 60),
        weights: (0..random.below(4))
            .map(|_| f64::from(random.below(4)))
            .collect(),
        start_min: f64::from(random.below(60)),
        start: (random.below(2) == 0).then_some(count),
        end: (random.below(2) == 0).then_some(count + 1),
        ..ChoiceOptions::default()
    };
    World {
        matrix,
        candidates,
        windows,
        options,
    }
}

#[test]
fn the_choice_is_the_best_of_all_choices_in_all_orders() {
    let mut random = Seeded::new(1);
    for round in 0..3_000 {
        let world = world(&mut random, 1 + round % 6, round % 3 == 0);
        let plan = world.solve();
        assert!(plan.is_exact);
        let (worth, end) = world.brute_force();
        assert!(
            (plan.worth - worth).abs() < 1e-6,
            "round {round}: {} instead of {worth}",
            plan.worth
        );
        assert!((world.worth(&plan.order) - worth).abs() < 1e-6);
        if !plan.order.is_empty() {
            let own = world.end(&plan.order).expect("within every limit");
            assert!(
                (own - end).abs() < 1e-6 && (plan.schedule.end_min - own).abs() < 1e-6,
                "round {round}: {own} instead of {end}"
            );
        }
        assert_eq!(plan.schedule.closed_count, 0);
    }
}

/// The same question with candidates that nobody can reach, too many for a proof.
fn with_unreachable(small: &World) -> World {
    const FEW: usize = 12;
    const MANY: usize = 20;
    let from = |at: usize| match at {
        0..FEW => Some(at),
        FEW..MANY => None,
        end => Some(FEW + end - MANY),
    };
    let points = || 0..MANY + 2;
    let spread = |of: &dyn Fn(usize, usize) -> f64| -> Vec<f64> {
        let pairs = points().flat_map(|a| points().map(move |b| (a, b)));
        let way = |(a, b)| match (from(a), from(b)) {
            (Some(a), Some(b)) => of(a, b),
            _ => 1e6,
        };
        pairs.map(way).collect()
    };
    let minutes = spread(&|a, b| small.matrix.minutes(a, b));
    let kilometres = spread(&|a, b| small.matrix.kilometres(a, b));
    let far = Candidate {
        wishes: vec![1.0; 4],
        stay_min: 1e6,
        ..Candidate::default()
    };
    let mut candidates = small.candidates.clone();
    candidates.resize(MANY, far);
    let mut windows = small.windows.clone();
    windows.resize(MANY, Vec::new());
    let options = ChoiceOptions {
        start: small.options.start.map(|_| MANY),
        end: small.options.end.map(|_| MANY + 1),
        // Somebody without weight would make some of them wanted by nobody.
        weights: small
            .options
            .weights
            .iter()
            .map(|weight| weight + 1e-7)
            .collect(),
        ..small.options.clone()
    };
    World {
        matrix: TravelMatrix::known(MANY + 2, minutes, Some(kilometres)).expect("numbers"),
        candidates,
        windows,
        options,
    }
}

#[test]
fn the_search_finds_the_best_choice_in_nearly_all_small_cases() {
    let mut random = Seeded::new(2);
    let (mut same, mut cases) = (0, 0);
    for _ in 0..80 {
        let small = world(&mut random, 12, false);
        let exact = small.solve();
        let large = with_unreachable(&small);
        let plan = large.solve();
        if plan.is_exact || exact.worth < 1e-3 {
            continue;
        }
        assert!(large.end(&plan.order).is_some());
        cases += 1;
        same += i32::from(1.0 - plan.worth / exact.worth < 1e-5);
    }
    assert!(cases > 50 && same * 100 >= cases * 97, "{same} of {cases}");
}

#[test]
fn among_many_candidates_every_limit_is_kept_and_the_answer_is_always_the_same() {
    let mut random = Seeded::new(3);
    for round in 0..60 {
        let world = world(&mut random, 20 + round, round % 3 == 0);
        let plan = world.solve();
        assert!(
            plan.order.is_empty() || world.end(&plan.order).is_some(),
            "round {round}"
        );
        let mut once = plan.order.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), plan.order.len());
        assert_eq!(plan, world.solve());
    }
}

#[test]
fn bad_input_is_refused_by_name() {
    let matrix =
        TravelMatrix::estimate(&[0.0, 0.0, 1.0, 1.0], Mode::Car.into()).expect("on the globe");
    let plain = ChoiceOptions::default();
    let refusal = |candidates: &[Candidate], options: &ChoiceOptions| {
        choose_stops(&matrix, candidates, options)
            .expect_err("refused")
            .to_string()
    };
    let one = Candidate::default();
    assert_eq!(refusal(&[], &plain), "candidates must not be empty");
    assert!(refusal(&vec![one.clone(); 3], &plain).starts_with("matrix must have"));
    assert!(
        refusal(
            std::slice::from_ref(&one),
            &ChoiceOptions {
                start: Some(2),
                ..plain.clone()
            }
        )
        .starts_with("matrix must have")
    );
    let wish = |wishes: Vec<f64>| {
        [Candidate {
            wishes,
            ..one.clone()
        }]
    };
    assert_eq!(
        refusal(&wish(vec![0.0, f64::NAN]), &plain),
        "candidates[0].wishes[1] must be a number from 0 to 1e9"
    );
    assert_eq!(
        refusal(&wish(vec![1.0; 101]), &plain),
        "people must be at most 100"
    );
}

#[test]
fn limits_that_are_no_numbers_are_refused_by_name() {
    let matrix = TravelMatrix::estimate(&[0.0, 0.0], Mode::Car.into()).expect("on the globe");
    let plain = ChoiceOptions::default();
    let mut wrong = vec![plain.clone(); 5];
    wrong[0].time_min = f64::NAN;
    wrong[1].budget = -1.0;
    wrong[2].distance_km = f64::NAN;
    wrong[3].start_min = f64::INFINITY;
    wrong[4].weights = vec![-1.0];
    for (options, name) in
        wrong
            .iter()
            .zip(["timeMin", "budget", "distanceKm", "startMin", "weights[0]"])
    {
        let refusal = choose_stops(&matrix, &[Candidate::default()], options).expect_err("refused");
        assert!(
            refusal
                .to_string()
                .starts_with(&format!("{name} must be a number"))
        );
    }
}
