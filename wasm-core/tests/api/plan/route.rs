//! The best order of stops, beside every order there is.

use wasm_core::plan::{
    Mode, OpeningHours, PlanError, RouteOptions, RoutePlan, Shape, Stop, TravelMatrix,
    optimise_route,
};

use crate::seeded::Seeded;

/// Closed doors, then the end.
type Worth = (usize, f64);

/// Follows an order by the words of the specification, not by the code under test.
fn worth(matrix: &TravelMatrix, stops: &[Case], order: &[usize], options: &RouteOptions) -> Worth {
    let (mut closed, mut time) = (0, options.start_min);
    for (place, &stop) in order.iter().enumerate() {
        if place > 0 {
            time += matrix.minutes(order[place - 1], stop);
        }
        let Case { stay, windows, .. } = &stops[stop];
        let fits = |&[from, to]: &[f64; 2]| (time.max(from) + stay <= to).then_some(time.max(from));
        let begin = windows
            .iter()
            .filter_map(fits)
            .fold(f64::INFINITY, f64::min);
        if begin.is_finite() {
            time = begin;
        } else if !windows.is_empty() {
            closed += 1;
        }
        time += stay;
    }
    if options.shape == Shape::RoundTrip {
        time += matrix.minutes(order[order.len() - 1], order[0]);
    }
    (closed, time)
}

#[derive(Debug, Clone, Default)]
struct Case {
    stay: f64,
    windows: Vec<[f64; 2]>,
    position: Option<usize>,
}

impl Case {
    fn stop(&self) -> Stop {
        Stop {
            stay_min: self.stay,
            hours: OpeningHours::new(&self.windows, "open").expect("valid hours"),
            position: self.position,
        }
    }
}

fn permutations(count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let shorter = permutations(count - 1);
    let inserted = |order: &Vec<usize>, at: usize| {
        let mut order = order.clone();
        order.insert(at, count - 1);
        order
    };
    shorter
        .iter()
        .flat_map(|order| (0..count).map(move |at| inserted(order, at)))
        .collect()
}

/// The least of all orders that keep the locks.
fn brute_force(matrix: &TravelMatrix, stops: &[Case], options: &RouteOptions) -> Worth {
    let is_kept = |order: &&Vec<usize>| {
        let kept = |(stop, case): (usize, &Case)| case.position.is_none_or(|at| order[at] == stop);
        stops.iter().enumerate().all(kept) && (options.shape == Shape::Open || order[0] == 0)
    };
    permutations(stops.len())
        .iter()
        .filter(is_kept)
        .map(|order| worth(matrix, stops, order, options))
        .min_by(|a, b| a.partial_cmp(b).expect("finite"))
        .expect("some order keeps the locks")
}

fn solve(matrix: &TravelMatrix, stops: &[Case], options: &RouteOptions) -> RoutePlan {
    let stops: Vec<Stop> = stops.iter().map(Case::stop).collect();
    optimise_route(matrix, &stops, options).expect("a valid question")
}

fn town(random: &mut Seeded, count: usize) -> Vec<f64> {
    (0..count)
        .flat_map(|_| [13.3 + 0.2 * random.share(), 52.4 + 0.2 * random.share()])
        .collect()
}

fn matrix(random: &mut Seeded, count: usize) -> TravelMatrix {
    if random.below(2) == 0 {
        return TravelMatrix::estimate(&town(random, count), Mode::Bike.into())
            .expect("on the globe");
    }
    let minutes = (0..count * count)
        .map(|_| f64::from(random.below(40)))
        .collect();
    TravelMatrix::known(count, minutes, None).expect("numbers")
}

fn case(random: &mut Seeded) -> Case {
    let window = |random: &mut Seeded, earlier: u32| {
        let from = f64::from(random.below(100) + 180 * earlier);
        [from, from + f64::from(random.below(80))]
    };
    Case {
        stay: f64::from(random.below(30)),
        windows: (0..random.below(3))
            .map(|earlier| window(random, earlier))
            .collect(),
        position: None,
    }
}

fn options(random: &mut Seeded) -> RouteOptions {
    let shape = if random.below(2) == 0 {
        Shape::Open
    } else {
        Shape::RoundTrip
    };
    RouteOptions {
        shape,
        start_min: f64::from(random.below(60)),
        ..RouteOptions::default()
    }
}

/// Locks some stops to places of their own.
fn lock(random: &mut Seeded, stops: &mut [Case], shape: Shape) {
    let mut places: Vec<usize> = (0..stops.len()).collect();
    for (stop, case) in stops.iter_mut().enumerate() {
        let place =
            places.swap_remove(random.below(u32::try_from(places.len()).expect("few")) as usize);
        let is_possible = shape == Shape::Open || (stop == 0) == (place == 0);
        if random.below(3) == 0 && is_possible {
            case.position = Some(place);
        }
    }
}

fn assert_best(plan: &RoutePlan, matrix: &TravelMatrix, stops: &[Case], options: &RouteOptions) {
    let (closed, end) = worth(matrix, stops, &plan.order, options);
    let best = brute_force(matrix, stops, options);
    assert!(
        closed == best.0 && (end - best.1).abs() < 1e-6,
        "{:?} has {closed} and {end}, the best {best:?}: {stops:?} {options:?}",
        plan.order
    );
    assert_eq!(plan.after.closed_count, closed);
    assert!((plan.after.end_min - end).abs() < 1e-6);
    for (place, visit) in plan.after.visits.iter().enumerate() {
        assert_eq!(visit.stop, plan.order[place]);
    }
}

#[test]
fn the_order_is_the_best_of_all_orders() {
    let mut random = Seeded::new(1);
    for _ in 0..2_000 {
        let count = 1 + random.below(6) as usize;
        let matrix = matrix(&mut random, count);
        let stops = vec![Case::default(); count];
        let options = options(&mut random);
        let plan = solve(&matrix, &stops, &options);
        assert!(plan.is_exact);
        assert_best(&plan, &matrix, &stops, &options);
    }
}

#[test]
fn with_opening_hours_and_locks_too_it_is_the_best_and_closed_doors_are_told() {
    let mut random = Seeded::new(2);
    for _ in 0..3_000 {
        let count = 2 + random.below(5) as usize;
        let matrix = matrix(&mut random, count);
        let mut stops: Vec<Case> = (0..count).map(|_| case(&mut random)).collect();
        let options = options(&mut random);
        lock(&mut random, &mut stops, options.shape);
        let plan = solve(&matrix, &stops, &options);
        assert!(plan.is_exact);
        assert_best(&plan, &matrix, &stops, &options);
        for (stop, case) in stops.iter().enumerate() {
            assert!(case.position.is_none_or(|place| plan.order[place] == stop));
        }
    }
}

/// Gaps of a search without proof, in percent of the best: the mean and the most.
fn gaps(seed: u32, cases: usize, count: usize, is_locked: bool) -> (f64, f64) {
    let mut random = Seeded::new(seed);
    let (mut sum, mut most) = (0.0, 0.0_f64);
    for _ in 0..cases {
        let town = town(&mut random, count);
        let best = TravelMatrix::estimate(&town, Mode::Bike.into()).expect("on the globe");
        let exact = solve(
            &best,
            &vec![Case::default(); count],
            &RouteOptions::default(),
        );
        // Copies of the first stop keep the answer and are too many for a proof.
        let more = 17;
        let with_copies: Vec<f64> = town
            .iter()
            .chain(town[..2].iter().cycle().take(2 * more))
            .copied()
            .collect();
        let matrix = TravelMatrix::estimate(&with_copies, Mode::Bike.into()).expect("on the globe");
        let mut stops = vec![Case::default(); count + more];
        if is_locked {
            // Opening hours that never matter choose the other search.
            stops[0].windows = vec![[0.0, 1e6]];
        }
        let plan = solve(&matrix, &stops, &RouteOptions::default());
        assert!(exact.is_exact && !plan.is_exact);
        let gap = 100.0 * (plan.after.travel_min / exact.after.travel_min - 1.0);
        sum += gap;
        most = most.max(gap);
    }
    (sum / f64::from(u32::try_from(cases).expect("few")), most)
}

#[test]
fn beyond_sixteen_stops_it_stays_within_a_percent_of_the_best_on_average() {
    let (mean, most) = gaps(3, 50, 12, false);
    assert!(mean <= 0.7 && most <= 9.0, "{mean} {most}");
    let (mean, most) = gaps(4, 20, 11, true);
    assert!(mean <= 0.7 && most <= 9.0, "{mean} {most}");
}

#[test]
fn many_stops_keep_their_locks_and_are_never_worse_than_before() {
    let mut random = Seeded::new(5);
    for round in 0..40 {
        let count = 17 + random.below(30) as usize;
        let matrix = matrix(&mut random, count);
        let mut stops: Vec<Case> = (0..count).map(|_| case(&mut random)).collect();
        if round % 2 == 0 {
            for stop in &mut stops {
                stop.windows.clear();
            }
        }
        let options = RouteOptions {
            effort: 0.1,
            ..options(&mut random)
        };
        for (place, stop) in stops.iter_mut().enumerate() {
            stop.position = (random.below(4) == 0).then_some(place);
        }
        let plan = solve(&matrix, &stops, &options);
        let mut sorted = plan.order.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..count).collect::<Vec<_>>());
        let given: Vec<usize> = (0..count).collect();
        assert!(
            stops
                .iter()
                .enumerate()
                .all(|(stop, case)| case.position.is_none_or(|place| plan.order[place] == stop))
        );
        let (before, after) = (
            worth(&matrix, &stops, &given, &options),
            worth(&matrix, &stops, &plan.order, &options),
        );
        assert!(
            after.0 < before.0 || (after.0 == before.0 && after.1 <= before.1 + 1e-9),
            "{before:?} {after:?}"
        );
        assert_eq!(plan, solve(&matrix, &stops, &options));
    }
}

#[test]
fn the_last_stop_stays_the_last_and_a_round_trip_begins_with_the_first() {
    let mut random = Seeded::new(6);
    for count in [9, 40] {
        let matrix = TravelMatrix::estimate(&town(&mut random, count), Mode::Walk.into())
            .expect("on the globe");
        let mut stops = vec![Case::default(); count];
        stops[count - 1].position = Some(count - 1);
        let round_trip = RouteOptions {
            shape: Shape::RoundTrip,
            ..RouteOptions::default()
        };
        let plan = solve(&matrix, &stops, &round_trip);
        assert_eq!((plan.order[0], plan.order[count - 1]), (0, count - 1));
        let back = matrix.minutes(count - 1, 0);
        let there: f64 = plan
            .order
            .windows(2)
            .map(|pair| matrix.minutes(pair[0], pair[1]))
            .sum();
        assert!((plan.after.travel_min - there - back).abs() < 1e-6);
    }
}

#[test]
fn bad_input_is_refused_by_name() {
    let lng_lat = [0.0, 0.0, 1.0, 1.0, 2.0, 2.0];
    let matrix = TravelMatrix::estimate(&lng_lat, Mode::Car.into()).expect("on the globe");
    let refusal = |stops: &[Stop], options: &RouteOptions| {
        optimise_route(&matrix, stops, options)
            .expect_err("refused")
            .to_string()
    };
    let default = RouteOptions::default();
    let plain = vec![Stop::default(); 3];
    let at = |position| Stop {
        position,
        ..Stop::default()
    };
    let with = |stop: Stop| vec![plain[0].clone(), stop, plain[2].clone()];
    assert_eq!(refusal(&[], &default), "stops must not be empty");
    let size = "matrix must have a row and a column for each stop";
    assert_eq!(refusal(&plain[..2], &default), size);
    let nan = Stop {
        stay_min: f64::NAN,
        ..Stop::default()
    };
    assert_eq!(
        refusal(&with(nan), &default),
        "stops[1].stayMin must be a number from 0 to 1e9"
    );
    let beyond = "stops[1].position must be less than the number of stops";
    assert_eq!(refusal(&with(at(Some(3))), &default), beyond);
    let twice = "more than one stop is locked to position 1";
    assert_eq!(
        refusal(&[at(Some(1)), at(Some(1)), at(None)], &default),
        twice
    );
    let round_trip = RouteOptions {
        shape: Shape::RoundTrip,
        ..default
    };
    let first = "more than one stop is locked to position 0";
    assert_eq!(refusal(&with(at(Some(0))), &round_trip), first);
    assert_eq!(
        refusal(&[at(Some(2)), at(None), at(None)], &round_trip),
        first
    );
    let effort = RouteOptions {
        effort: -1.0,
        ..default
    };
    assert_eq!(
        refusal(&plain, &effort),
        "effort must be a number from 0 to 1000"
    );
}

#[test]
fn ways_and_hours_that_cannot_be_are_refused() {
    let refused = OpeningHours::new(&[[2.0, 1.0]], "open");
    assert!(matches!(refused, Err(PlanError::Field { .. })));
    assert!(OpeningHours::new(&[[f64::NAN, 1.0]], "open").is_err());
    assert!(TravelMatrix::estimate(&[0.0, f64::NAN], Mode::Walk.into()).is_err());
    assert!(TravelMatrix::known(2, vec![0.0, 1.0, f64::INFINITY, 0.0], None).is_err());
    assert!(TravelMatrix::known(2, vec![0.0; 3], None).is_err());
}
