//! Fuzz targets of the plans for groups.

use wasm_core::plan::{
    Candidate, Car, CarpoolOptions, ChoiceOptions, ListedItem, MeetingOptions, Mode, OpeningHours,
    Party, Person, RouteOptions, Stop, TravelMatrix, choose_stops, compare_lists, meeting_places,
    optimise_route, plan_carpool,
};

use super::Input;

/// Choices and orders: every limit is kept, whatever was asked.
pub(crate) fn choice(data: &[u8]) {
    let mut input = Input(data);
    let count = 1 + usize::from(input.byte() % 16);
    let points: Vec<f64> = (0..2 * count).map(|_| input.number()).collect();
    let Ok(matrix) = TravelMatrix::estimate(&points, Mode::Bike.into()) else {
        return;
    };
    let mut hours = || {
        let windows: Vec<_> = (0..input.byte() % 3)
            .map(|_| [input.number(), input.number()])
            .collect();
        OpeningHours::new(&windows, "open").unwrap_or_default()
    };
    let hours: Vec<_> = (0..count).map(|_| hours()).collect();
    let candidate = |hours: &OpeningHours| Candidate {
        wishes: vec![input.number().abs()],
        stay_min: input.number(),
        cost: f64::from(input.byte()),
        hours: hours.clone(),
    };
    let candidates: Vec<_> = hours.iter().map(candidate).collect();
    let options = ChoiceOptions {
        time_min: input.number(),
        budget: f64::from(input.byte()),
        effort: 0.01,
        ..ChoiceOptions::default()
    };
    if let Ok(plan) = choose_stops(&matrix, &candidates, &options) {
        assert!(plan.cost <= options.budget + 1e-6 && plan.schedule.closed_count == 0);
        assert!(plan.schedule.end_min - options.start_min <= options.time_min + 1e-6);
    }
    let stops: Vec<_> = candidates
        .iter()
        .map(|own| Stop {
            stay_min: own.stay_min,
            hours: own.hours.clone(),
            position: None,
        })
        .collect();
    let few = &stops[..count.min(8)];
    let Ok(matrix) = TravelMatrix::estimate(&points[..2 * few.len()], Mode::Walk.into()) else {
        return;
    };
    if let Ok(plan) = optimise_route(
        &matrix,
        few,
        &RouteOptions {
            effort: 0.01,
            ..RouteOptions::default()
        },
    ) {
        let mut order = plan.order.clone();
        order.sort_unstable();
        assert!(order.iter().copied().eq(0..few.len()));
    }
}

/// Meeting places: as many as asked for, the fairest first.
pub(crate) fn meeting(data: &[u8]) {
    let mut input = Input(data);
    let people: Vec<_> = (0..input.byte() % 5)
        .map(|_| Person {
            longitude: input.number(),
            latitude: input.number(),
            travel: Mode::Transit.into(),
        })
        .collect();
    let options = MeetingOptions {
        limit: usize::from(input.byte()),
        step_min: input.number(),
    };
    let places: Vec<f64> = (0..input.byte() % 40).map(|_| input.number()).collect();
    if let Ok(found) = meeting_places(&places, &people, &options) {
        assert!(found.len() <= options.limit);
        assert!(found.is_sorted_by(|a, b| options.step_min > 0.0 || a.worst_min <= b.worst_min));
    }
}

fn car(input: &mut Input<'_>) -> Car {
    Car {
        seats_total: usize::from(input.byte() % 9),
        companions: usize::from(input.byte() % 3),
        leave_min: input.number(),
        max_detour_min: input.number(),
    }
}

fn party(input: &mut Input<'_>) -> Party {
    Party {
        size: usize::from(input.byte() % 4),
        earliest_min: input.number(),
        latest_min: input.number(),
    }
}

/// Carpools: no car carries more than it has seats, nobody sits in two.
pub(crate) fn carpool(data: &[u8]) {
    let mut input = Input(data);
    let (n_cars, n_parties) = (usize::from(input.byte() % 4), usize::from(input.byte() % 7));
    let points: Vec<f64> = (0..2 * (1 + n_cars + n_parties))
        .map(|_| input.number())
        .collect();
    let Ok(matrix) = TravelMatrix::estimate(&points, Mode::Car.into()) else {
        return;
    };
    let cars: Vec<_> = (0..n_cars).map(|_| car(&mut input)).collect();
    let parties: Vec<_> = (0..n_parties).map(|_| party(&mut input)).collect();
    let options = CarpoolOptions {
        effort: 0.01,
        ..CarpoolOptions::default()
    };
    let _ = plan_carpool(&matrix, &cars, &parties, &options);
}

/// Lists in any words: nobody is in two groups.
pub(crate) fn overlap(data: &[u8]) {
    let mut input = Input(data);
    let mut item = || ListedItem {
        title: input.text(),
        lng_lat: Some((input.number(), input.number())),
        place_id: None,
    };
    let lists: Vec<Vec<_>> = (0..3).map(|_| (0..4).map(|_| item()).collect()).collect();
    let _ = compare_lists(&lists);
}
