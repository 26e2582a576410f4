//! Carpools: seats offered and given, never more than there are, and exact points only among those who share a car.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use storage_api_testing::{Actor, TestServer};

const DOOR: (f64, f64) = (52.516_27, 13.377_71);

/// A hangout with a carpool there, and its people.
struct Trip {
    server: TestServer,
    host: Actor,
    pool: String,
    hangout: String,
}

impl Trip {
    async fn new() -> Self {
        let server = TestServer::start_with(&["--sign-ups-per-minute", "1000"]).await;
        let host = server.sign_up().await;
        let made = server
            .execute(
                "createHangout",
                &host,
                json!({
                    "title": "The lake", "visibility": "public",
                    "when": { "mode": "fixed", "startsAt": "2026-03-07T10:00:00Z" },
                    "place": { "mode": "fixed", "place": { "name": "Lake", "lat": 52.44, "lng": 13.18 } },
                }),
            )
            .await;
        let hangout = made["id"].as_str().expect("an id").to_owned();
        let open = json!({ "hangoutId": hangout, "direction": "there" });
        let opened = server.execute("openCarpool", &host, open).await;
        let pool = opened["carpool"]["id"].as_str().expect("an id").to_owned();
        Self {
            server,
            host,
            pool,
            hangout,
        }
    }

    /// Signs up a member of the hangout.
    async fn member(&self) -> Actor {
        let [member] = self.members().await;
        member
    }

    /// Signs up members of the hangout.
    async fn members<const N: usize>(&self) -> [Actor; N] {
        let members = self.server.actors().await;
        for member in &members {
            let join = json!({ "id": self.hangout });
            self.server.execute("joinHangout", member, join).await;
        }
        members
    }

    fn car(&self, seats: u32) -> Value {
        json!({
            "carpoolId": self.pool, "seatsTotal": seats, "leaveAt": "2026-03-07T09:00:00Z",
            "origin": { "lat": DOOR.0, "lng": DOOR.1, "label": "Gate" },
        })
    }

    fn ride(&self, car: &Actor) -> Value {
        json!({
            "carpoolId": self.pool, "carId": self.id_of(car),
            "pickup": { "lat": DOOR.0 + 0.01, "lng": DOOR.1 },
        })
    }

    fn id_of(&self, person: &Actor) -> String {
        format!("{}_{}", self.pool, person.uid)
    }

    async fn accept(&self, driver: &Actor, rider: &Actor) -> String {
        let answer = json!({ "riderId": self.id_of(rider), "answer": "accept" });
        let reply = self.server.try_execute("answerRide", driver, answer).await;
        if reply.status == 200 {
            String::new()
        } else {
            reply.error()
        }
    }

    async fn status(&self, rider: &Actor) -> Value {
        let path = format!("/v1/carpoolRiders/{}", self.id_of(rider));
        self.server.read(&path, Some(rider)).await["status"].clone()
    }
}

#[tokio::test]
async fn fields_that_this_version_does_not_know_stay_with_a_point_and_not_with_its_area() {
    let trip = Trip::new().await;
    let [ada, bob] = trip.members().await;
    let mut car = trip.car(2);
    car["origin"]["floor"] = json!(3);
    trip.server.execute("offerCar", &ada, car).await;
    let ask = trip.ride(&ada);
    trip.server.execute("requestRide", &bob, ask).await;
    assert_eq!(trip.accept(&ada, &bob).await, "");
    let car = format!("/v1/carpoolCars/{}", trip.id_of(&ada));
    let car = trip.server.read(&car, Some(&ada)).await;
    assert_eq!(
        (&car["origin"]["floor"], &car["freeSeats"]),
        (&json!(3), &json!(1))
    );
    assert_eq!(car["area"], json!({ "lat": 52.52, "lng": 13.38 }));
}

#[tokio::test]
async fn who_does_not_come_after_all_gives_up_their_seat_or_their_car() {
    let trip = Trip::new().await;
    let [ada, bob, eve] = trip.members().await;
    trip.server.execute("offerCar", &ada, trip.car(2)).await;
    for rider in [&bob, &eve] {
        let ask = trip.ride(&ada);
        trip.server.execute("requestRide", rider, ask).await;
        assert_eq!(trip.accept(&ada, rider).await, "");
    }
    let no = json!({ "hangoutId": trip.hangout, "rsvp": "no" });
    trip.server.execute("rsvpHangout", &bob, no.clone()).await;
    let told = trip.server.notification_kinds(&ada).await;
    assert!(told.contains(&"rideLeft".to_owned()), "{told:?}");
    let ride = format!("/v1/carpoolRiders/{}", trip.id_of(&bob));
    let kept = trip.server.read(&ride, Some(&bob)).await;
    assert_eq!(kept["status"], "cancelled");
    assert!(kept["pickup"].is_object(), "to ask again with: {kept}");
    let car = format!("/v1/carpoolCars/{}", trip.id_of(&ada));
    let car = trip.server.read(&car, Some(&bob)).await;
    assert_eq!(car["freeSeats"], 1);
    assert_eq!(car["origin"], Value::Null, "who left sees the area alone");
    assert_eq!(trip.status(&eve).await, "accepted");
    trip.server.execute("rsvpHangout", &ada, no).await;
    assert_eq!(trip.status(&eve).await, "looking");
}

#[tokio::test]
async fn a_seat_is_asked_for_given_and_given_back() {
    let trip = Trip::new().await;
    let [ada, bob, eve] = trip.members().await;
    trip.server.execute("offerCar", &ada, trip.car(1)).await;
    let asked = trip
        .server
        .execute("requestRide", &bob, trip.ride(&ada))
        .await;
    assert_eq!(asked["rider"]["data"]["status"], "requested");
    trip.server
        .execute("requestRide", &eve, trip.ride(&ada))
        .await;
    let not_mine = json!({ "riderId": trip.id_of(&bob), "answer": "accept" });
    assert_eq!(
        trip.server.error_of("answerRide", &eve, not_mine).await,
        "404 NOT_FOUND"
    );
    assert_eq!(trip.accept(&ada, &bob).await, "");
    assert_eq!(trip.accept(&ada, &bob).await, "", "said twice is said once");
    assert_eq!(
        trip.accept(&ada, &eve).await,
        "429 RESOURCE_EXHAUSTED noSeat"
    );
    let zoe = trip.member().await;
    assert_eq!(
        trip.server
            .error_of("requestRide", &zoe, trip.ride(&ada))
            .await,
        "429 RESOURCE_EXHAUSTED noSeat"
    );
    let leave = json!({ "carpoolId": trip.pool });
    trip.server.execute("leaveCar", &bob, leave.clone()).await;
    let told = trip.server.notification_kinds(&ada).await;
    let times = told.iter().filter(|kind| *kind == "rideLeft").count();
    assert_eq!(
        times, 1,
        "a driver hears of a seat that is given up: {told:?}"
    );
    assert_eq!(
        trip.accept(&ada, &bob).await,
        "400 FAILED_PRECONDITION answered"
    );
    assert_eq!(trip.accept(&ada, &eve).await, "");
    assert_eq!(
        trip.server.error_of("leaveCar", &zoe, leave.clone()).await,
        "404 NOT_FOUND"
    );
    trip.server.execute("leaveCar", &ada, leave).await;
    assert_eq!(
        trip.status(&eve).await,
        "looking",
        "a car that is taken away loses its riders"
    );
}

#[tokio::test]
async fn a_driver_takes_along_who_looks_for_any_car() {
    let trip = Trip::new().await;
    let [ada, bob, eve, zoe] = trip.members().await;
    let server = &trip.server;
    server.execute("offerCar", &ada, trip.car(2)).await;
    server.execute("offerCar", &zoe, trip.car(1)).await;
    let mut any = trip.ride(&ada);
    any["carId"] = Value::Null;
    server.execute("requestRide", &bob, any.clone()).await;
    any["partySize"] = json!(3);
    server.execute("requestRide", &eve, any).await;
    assert_eq!(trip.accept(&bob, &eve).await, "404 NOT_FOUND");
    let decline = json!({ "riderId": trip.id_of(&bob), "answer": "decline" });
    let declined = server.error_of("answerRide", &ada, decline).await;
    assert_eq!(declined, "404 NOT_FOUND", "they asked somebody else");
    let full = trip.accept(&ada, &eve).await;
    assert_eq!(full, "429 RESOURCE_EXHAUSTED noSeat");
    assert_eq!(trip.accept(&ada, &bob).await, "");
    let seat = (trip.id_of(&ada), "accepted".to_owned());
    assert_eq!(seat_of(&trip, &bob).await, seat);
    let told = server.notification_kinds(&bob).await;
    assert!(told.contains(&"rideAccepted".to_owned()), "{told:?}");
    assert_eq!(trip.accept(&zoe, &bob).await, "404 NOT_FOUND", "has a seat");
}

#[tokio::test]
async fn cars_leave_as_much_later_or_earlier_as_the_hangout_begins() {
    let trip = Trip::new().await;
    let [ada, bob] = trip.members().await;
    let server = &trip.server;
    let back = json!({ "hangoutId": trip.hangout, "direction": "back", "targetTime": "2026-03-07T16:00:00Z" });
    server.execute("openCarpool", &ada, back).await;
    server.execute("offerCar", &ada, trip.car(1)).await;
    let mut any = trip.ride(&ada);
    any["carId"] = Value::Null;
    any["earliest"] = json!("2026-03-07T08:30:00Z");
    server.execute("requestRide", &bob, any).await;
    apply_plan(&trip).await;
    assert_eq!(trip.accept(&ada, &bob).await, "");
    let ride = format!("/v1/carpoolRiders/{}", trip.id_of(&bob));
    let picked_up = async || server.read(&ride, Some(&bob)).await["pickupAt"].clone();
    let before = picked_up().await;
    let car = format!("/v1/carpoolCars/{}", trip.id_of(&ada));
    let home = format!("/v1/carpools/{}_back", trip.hangout);
    let inbox = format!("/v1/notifications?uid={}", ada.uid);
    for (starts, ends, leaves, returns) in [
        (
            "2026-03-21T11:00:00Z",
            "2026-03-21T17:00:00Z",
            "2026-03-21T10:00:00.000Z",
            "2026-03-21T17:00:00.000Z",
        ),
        (
            "2026-03-07T10:00:00Z",
            "2026-03-07T18:30:00Z",
            "2026-03-07T09:00:00.000Z",
            "2026-03-07T18:30:00.000Z",
        ),
    ] {
        let when = json!({ "mode": "fixed", "startsAt": starts, "endsAt": ends });
        let edit = json!({ "hangoutId": trip.hangout, "when": when });
        server.execute("editHangout", &trip.host, edit).await;
        assert_eq!(server.read(&car, Some(&ada)).await["leaveAt"], leaves);
        let target = server.read(&home, Some(&ada)).await["targetTime"].clone();
        assert_eq!(target, returns);
        let page = server.read(&inbox, Some(&ada)).await;
        let told = page["documents"].as_array().and_then(|all| all.last());
        let told = told.expect("a notice")["data"].clone();
        assert_eq!(
            (&told["kind"], &told["leaveAt"]),
            (&json!("hangoutMoved"), &json!(leaves)),
            "{page}"
        );
    }
    assert_eq!(picked_up().await, before, "there and back is where it was");
    let ready = server.read(&ride, Some(&bob)).await["earliest"].clone();
    assert_eq!(ready, "2026-03-07T08:30:00.000Z");
}

#[tokio::test]
async fn a_smaller_car_lets_who_came_last_wait_until_there_is_room_again() {
    let trip = Trip::new().await;
    let ada = trip.member().await;
    trip.server.execute("offerCar", &ada, trip.car(3)).await;
    let mut riders = Vec::new();
    for _ in 0..3 {
        let rider = trip.member().await;
        trip.server
            .execute("requestRide", &rider, trip.ride(&ada))
            .await;
        assert_eq!(trip.accept(&ada, &rider).await, "");
        riders.push(rider);
    }
    trip.server.advance(Duration::from_secs(1));
    let smaller = trip.server.execute("offerCar", &ada, trip.car(1)).await;
    let last = [&riders[2], &riders[1]].map(|rider| trip.id_of(rider));
    assert_eq!(smaller["moved"], json!(last));
    assert_eq!(trip.status(&riders[0]).await, "accepted");
    assert_eq!(trip.status(&riders[2]).await, "waiting");
    let told = format!("/v1/notifications?uid={}", riders[2].uid);
    let told = trip.server.read(&told, Some(&riders[2])).await;
    assert_eq!(told["documents"][0]["data"]["kind"], "rideWaiting");
    let leave = json!({ "carpoolId": trip.pool });
    trip.server.execute("leaveCar", &riders[0], leave).await;
    assert_eq!(
        trip.status(&riders[1]).await,
        "accepted",
        "who was accepted first comes first"
    );
    trip.server.execute("offerCar", &ada, trip.car(2)).await;
    assert_eq!(trip.status(&riders[2]).await, "accepted");
}

#[expect(clippy::too_many_lines, reason = "one story, told in order")]
#[tokio::test]
async fn exact_points_are_for_those_who_share_the_car() {
    let trip = Trip::new().await;
    let [ada, bob, eve] = trip.members().await;
    let mut offer = trip.car(4);
    offer["phone"] = json!("+49 30 123");
    trip.server.execute("offerCar", &ada, offer).await;
    for rider in [&bob, &eve] {
        let mut ride = trip.ride(&ada);
        ride["phone"] = json!("+49 171 4");
        trip.server.execute("requestRide", rider, ride).await;
    }
    let phone = async |path: &str, reader: &Actor| {
        trip.server.read(path, Some(reader)).await["phone"].clone()
    };
    let car = format!("/v1/carpoolCars/{}", trip.id_of(&ada));
    let pickup = format!("/v1/carpoolRiders/{}", trip.id_of(&bob));
    let before = trip.server.read(&pickup, Some(&ada)).await;
    assert_eq!(
        before["pickup"],
        Value::Null,
        "a driver who has not accepted sees the area"
    );
    assert_eq!(before["area"], json!({ "lat": 52.53, "lng": 13.38 }));
    assert_eq!(
        trip.server.read(&car, Some(&bob)).await["origin"],
        Value::Null
    );
    assert_eq!(phone(&pickup, &ada).await, Value::Null);
    assert_eq!(phone(&car, &bob).await, Value::Null);
    trip.accept(&ada, &bob).await;
    assert_eq!(phone(&pickup, &ada).await, "+49 171 4");
    assert_eq!(phone(&car, &bob).await, "+49 30 123");
    assert_eq!(phone(&car, &eve).await, Value::Null);
    assert_eq!(
        trip.server.read(&car, Some(&bob)).await["origin"]["label"],
        "Gate"
    );
    assert_eq!(
        trip.server.read(&pickup, Some(&ada)).await["pickup"]["lng"],
        DOOR.1
    );
    assert_eq!(
        trip.server.read(&pickup, Some(&eve)).await["pickup"],
        Value::Null
    );
    trip.accept(&ada, &eve).await;
    assert_eq!(
        trip.server.read(&pickup, Some(&eve)).await["pickup"]["lng"],
        DOOR.1
    );
    let found = format!("/v1/carpoolCars?carpoolId={}", trip.pool);
    let host = trip.server.read(&found, Some(&trip.host)).await;
    assert_eq!(host["documents"][0]["data"]["origin"], Value::Null);
    assert_eq!(host["documents"][0]["data"]["phone"], Value::Null);
    trip.server
        .execute("leaveCar", &eve, json!({ "carpoolId": trip.pool }))
        .await;
    assert_eq!(
        trip.server.read(&pickup, Some(&eve)).await["pickup"],
        Value::Null
    );
    let stranger = trip.server.sign_up().await;
    assert_eq!(trip.server.read(&car, Some(&stranger)).await, Value::Null);
}

#[expect(clippy::too_many_lines, reason = "one story, told in order")]
#[tokio::test]
async fn what_makes_no_sense_is_refused_with_its_reason() {
    let trip = Trip::new().await;
    let [ada, bob] = trip.members().await;
    let stranger = trip.server.sign_up().await;
    let open = json!({ "hangoutId": trip.hangout, "direction": "there" });
    assert_eq!(
        trip.server
            .error_of("openCarpool", &stranger, open.clone())
            .await,
        "403 PERMISSION_DENIED"
    );
    let again = trip.server.execute("openCarpool", &ada, open).await;
    assert_eq!(again["carpool"]["id"], trip.pool, "there is one each way");
    assert_eq!(
        trip.server
            .error_of("offerCar", &stranger, trip.car(1))
            .await,
        "404 NOT_FOUND"
    );
    assert_eq!(
        trip.server.error_of("offerCar", &ada, trip.car(0)).await,
        "400 INVALID_ARGUMENT"
    );
    let mut no_door = trip.ride(&ada);
    no_door["pickup"] = json!({ "lat": 200, "lng": 0 });
    assert_eq!(
        trip.server.error_of("requestRide", &bob, no_door).await,
        "400 INVALID_ARGUMENT"
    );
    assert_eq!(
        trip.server
            .error_of("requestRide", &bob, trip.ride(&ada))
            .await,
        "404 NOT_FOUND"
    );
    trip.server.execute("offerCar", &ada, trip.car(2)).await;
    assert_eq!(
        trip.server
            .error_of("requestRide", &ada, trip.ride(&ada))
            .await,
        "400 FAILED_PRECONDITION driving"
    );
    trip.server
        .execute("requestRide", &bob, trip.ride(&ada))
        .await;
    trip.accept(&ada, &bob).await;
    assert_eq!(
        trip.server.error_of("offerCar", &bob, trip.car(1)).await,
        "400 FAILED_PRECONDITION riding"
    );
    let lock = json!({ "carpoolId": trip.pool, "status": "locked" });
    assert_eq!(
        trip.server
            .error_of("lockCarpool", &ada, lock.clone())
            .await,
        "403 PERMISSION_DENIED"
    );
    trip.server.execute("lockCarpool", &trip.host, lock).await;
    for (name, by, data) in [
        ("offerCar", &ada, trip.car(9)),
        ("requestRide", &bob, trip.ride(&ada)),
        ("leaveCar", &bob, json!({ "carpoolId": trip.pool })),
        (
            "answerRide",
            &ada,
            json!({ "riderId": trip.id_of(&bob), "answer": "decline" }),
        ),
    ] {
        let refused = trip.server.error_of(name, by, data).await;
        assert_eq!(refused, "400 FAILED_PRECONDITION locked", "{name}");
    }
}

/// Most people in each car at any moment since the beginning, by the change feed, beside its seats of that moment.
async fn overfull_moments(trip: &mut Trip) -> Vec<String> {
    let mut cars = std::collections::BTreeMap::new();
    let mut riders = std::collections::BTreeMap::new();
    let mut wrong = Vec::new();
    // What one transaction wrote was never seen apart: looked at is what stood before each new call.
    for change in trip.server.changes().await {
        if change.collection == "idempotency" {
            for (id, car) in &cars {
                let car: &Value = car;
                let aboard = riders.values().filter(|rider: &&Value| {
                    rider["carId"] == *id && rider["status"] == "accepted"
                });
                let people: u64 = aboard.filter_map(|rider| rider["partySize"].as_u64()).sum();
                let taken = people + car["companions"].as_u64().unwrap_or(0);
                if taken > car["seatsTotal"].as_u64().unwrap_or(0) {
                    wrong.push(format!("{taken} in {car} at {}", change.sequence));
                }
            }
            continue;
        }
        let kept = match &*change.collection {
            "carpoolCars" => &mut cars,
            "carpoolRiders" => &mut riders,
            _ => continue,
        };
        match change.data {
            Some(data) => drop(kept.insert(change.id, (*data).clone())),
            None => drop(kept.remove(&change.id)),
        }
    }
    wrong
}

#[expect(clippy::too_many_lines, reason = "one story, told in order")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sixty_four_clients_at_once_never_fill_a_car_beyond_its_seats() {
    let mut trip = Trip::new().await;
    let drivers: [Actor; 2] = trip.members().await;
    for driver in &drivers {
        trip.server.execute("offerCar", driver, trip.car(8)).await;
    }
    let mut riders = Vec::new();
    for _ in 0..64 {
        riders.push(trip.member().await);
    }
    let trip_ref = &trip;
    let client = |(n, rider): (usize, &Actor)| {
        let (rider, driver) = (rider.clone(), &drivers[n % 2]);
        async move {
            let mut ride = trip_ref.ride(driver);
            ride["partySize"] = json!(n % 3 + 1);
            trip_ref
                .server
                .try_execute("requestRide", &rider, ride)
                .await;
            trip_ref.accept(driver, &rider).await;
            match n % 8 {
                3 => {
                    let seats = u32::try_from(n % 5 + 2).expect("a few");
                    trip_ref
                        .server
                        .try_execute("offerCar", driver, trip_ref.car(seats))
                        .await;
                }
                5 => {
                    let leave = json!({ "carpoolId": trip_ref.pool });
                    trip_ref.server.try_execute("leaveCar", &rider, leave).await;
                }
                6 => {
                    let mut larger = trip_ref.ride(driver);
                    larger["partySize"] = json!(3);
                    trip_ref
                        .server
                        .try_execute("requestRide", &rider, larger)
                        .await;
                    trip_ref.accept(driver, &rider).await;
                }
                7 => {
                    let plan = json!({ "carpoolId": trip_ref.pool });
                    let proposed = trip_ref
                        .server
                        .try_execute("applyCarpoolPlan", &trip_ref.host, plan)
                        .await;
                    if proposed.status == 200 {
                        let of = proposed.json()["result"]["planOf"].clone();
                        let apply = json!({ "carpoolId": trip_ref.pool, "planOf": of });
                        let applied = trip_ref
                            .server
                            .try_execute("applyCarpoolPlan", &trip_ref.host, apply)
                            .await;
                        assert!([200, 409].contains(&applied.status), "{applied:?}");
                    }
                }
                _ => {}
            }
        }
    };
    join_all(riders.iter().enumerate().map(client)).await;
    let found = format!("/v1/carpoolRiders?carpoolId={}&limit=200", trip.pool);
    let found = trip.server.read(&found, Some(&trip.host)).await;
    let seated = found["documents"].as_array().expect("documents").iter();
    let seated = seated
        .filter(|rider| rider["data"]["status"] == "accepted")
        .count();
    assert!(seated > 1, "somebody rides");
    let wrong = overfull_moments(&mut trip).await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn a_plan_is_proposed_to_all_applied_by_a_host_and_refused_when_it_is_stale() {
    let trip = Trip::new().await;
    let [ada, bob, eve] = trip.members().await;
    let which = json!({ "carpoolId": trip.pool });
    assert_eq!(
        trip.server
            .error_of("applyCarpoolPlan", &ada, which.clone())
            .await,
        "400 FAILED_PRECONDITION nothingToPlan"
    );
    trip.server.execute("offerCar", &ada, trip.car(2)).await;
    let mut any = trip.ride(&ada);
    any["carId"] = Value::Null;
    trip.server.execute("requestRide", &bob, any.clone()).await;
    let plan = trip
        .server
        .execute("applyCarpoolPlan", &bob, which.clone())
        .await;
    assert_eq!(
        (&plan["applied"], &plan["carried"]),
        (&json!(false), &json!(1))
    );
    assert_eq!(plan["cars"][0]["pickups"][0]["riderId"], trip.id_of(&bob));
    assert_eq!(trip.status(&bob).await, "looking");
    let apply = |plan: &Value| json!({ "carpoolId": trip.pool, "planOf": plan["planOf"] });
    assert_eq!(
        trip.server
            .error_of("applyCarpoolPlan", &bob, apply(&plan))
            .await,
        "403 PERMISSION_DENIED"
    );
    trip.server.execute("requestRide", &eve, any).await;
    assert_eq!(
        trip.server
            .error_of("applyCarpoolPlan", &trip.host, apply(&plan))
            .await,
        "409 ABORTED stalePlan"
    );
    let plan = trip
        .server
        .execute("applyCarpoolPlan", &trip.host, which)
        .await;
    let applied = trip
        .server
        .execute("applyCarpoolPlan", &trip.host, apply(&plan))
        .await;
    assert_eq!(
        (&applied["applied"], &applied["left"]),
        (&json!(true), &json!([]))
    );
    for rider in [&bob, &eve] {
        assert_eq!(trip.accept(&ada, rider).await, "");
        let path = format!("/v1/carpoolRiders/{}", trip.id_of(rider));
        let rider = trip.server.read(&path, Some(rider)).await;
        assert_eq!(rider["status"], "accepted");
        assert!(
            !rider["pickupAt"].is_null() && !rider["pickupOrder"].is_null(),
            "{rider}"
        );
    }
}

#[tokio::test]
async fn a_plan_names_whole_minutes_and_none_before_a_rider_is_ready() {
    let trip = Trip::new().await;
    let [ada, bob, eve] = trip.members().await;
    let server = &trip.server;
    server.execute("offerCar", &ada, trip.car(2)).await;
    let mut any = trip.ride(&ada);
    any["carId"] = Value::Null;
    server.execute("requestRide", &bob, any.clone()).await;
    any["earliest"] = json!("2026-03-07T09:20:00Z");
    any["pickup"] = json!({ "lat": DOOR.0 + 0.02, "lng": DOOR.1 });
    server.execute("requestRide", &eve, any).await;
    let which = json!({ "carpoolId": trip.pool });
    let plan = server.execute("applyCarpoolPlan", &trip.host, which).await;
    let pickups = plan["cars"][0]["pickups"].as_array().expect("pickups");
    assert_eq!(pickups.len(), 2);
    assert_eq!(pickups[1]["at"], "2026-03-07T09:20:00.000Z");
    let apply = json!({ "carpoolId": trip.pool, "planOf": plan["planOf"] });
    server.execute("applyCarpoolPlan", &trip.host, apply).await;
    for (rider, pickup) in [&bob, &eve].into_iter().zip(pickups) {
        let path = format!("/v1/carpoolRiders/{}", trip.id_of(rider));
        let ride = server.read(&path, Some(rider)).await;
        assert_eq!(ride["pickupAt"], pickup["at"]);
        let at = ride["pickupAt"].as_str().expect("a time");
        assert!(at.ends_with(":00.000Z"), "{at}");
    }
}

#[tokio::test]
async fn a_driver_who_applies_a_plan_has_accepted_the_riders_in_their_own_car() {
    let trip = Trip::new().await;
    let [ada, bob, eve] = trip.members().await;
    let (server, host) = (&trip.server, &trip.host);
    server.execute("offerCar", host, trip.car(1)).await;
    server.execute("offerCar", &ada, trip.car(1)).await;
    let mut any = trip.ride(&ada);
    any["carId"] = Value::Null;
    for rider in [&bob, &eve] {
        server.execute("requestRide", rider, any.clone()).await;
    }
    let which = json!({ "carpoolId": trip.pool });
    let plan = server.execute("applyCarpoolPlan", host, which).await;
    let apply = json!({ "carpoolId": trip.pool, "planOf": plan["planOf"] });
    server.execute("applyCarpoolPlan", host, apply).await;
    let mut seats = Vec::new();
    for rider in [&bob, &eve] {
        let path = format!("/v1/carpoolRiders/{}", trip.id_of(rider));
        let seat = server.read(&path, Some(rider)).await;
        assert_eq!(seat["planned"], true, "nobody asked for it themselves");
        let driver = if seat["carId"] == trip.id_of(host) {
            "host"
        } else {
            "ada"
        };
        seats.push((
            driver,
            seat["status"].as_str().expect("a status").to_owned(),
        ));
    }
    seats.sort();
    let expected = [("ada", "requested"), ("host", "accepted")];
    assert_eq!(
        seats,
        expected.map(|(driver, status)| (driver, status.to_owned()))
    );
    assert_eq!(server.notification_kinds(&ada).await, ["rideRequested"]);
}

/// Applies the plan that the server has now, as the host.
async fn apply_plan(trip: &Trip) -> Value {
    let which = json!({ "carpoolId": trip.pool });
    let plan = trip
        .server
        .execute("applyCarpoolPlan", &trip.host, which)
        .await;
    let apply = json!({ "carpoolId": trip.pool, "planOf": plan["planOf"] });
    trip.server
        .execute("applyCarpoolPlan", &trip.host, apply)
        .await;
    plan
}

/// Car of a rider, and their status.
async fn seat_of(trip: &Trip, rider: &Actor) -> (String, String) {
    let path = format!("/v1/carpoolRiders/{}", trip.id_of(rider));
    let ride = trip.server.read(&path, Some(rider)).await;
    let text = |field: &str| ride[field].as_str().unwrap_or_default().to_owned();
    (text("carId"), text("status"))
}

#[tokio::test]
async fn a_car_that_leaves_later_fetches_everybody_later() {
    let trip = Trip::new().await;
    let [ada, bob] = trip.members().await;
    let server = &trip.server;
    server.execute("offerCar", &ada, trip.car(1)).await;
    let mut any = trip.ride(&ada);
    any["carId"] = Value::Null;
    server.execute("requestRide", &bob, any).await;
    apply_plan(&trip).await;
    assert_eq!(trip.accept(&ada, &bob).await, "");
    let path = format!("/v1/carpoolRiders/{}", trip.id_of(&bob));
    let at = async || {
        let at = server.read(&path, Some(&bob)).await["pickupAt"].clone();
        at.as_str().expect("a time").to_owned()
    };
    let before = at().await;
    let mut later = trip.car(1);
    later["leaveAt"] = json!("2026-03-07T09:10:00Z");
    server.execute("offerCar", &ada, later).await;
    let minute = |at: &str| at[14..16].parse::<u32>().expect("minutes");
    assert_eq!(minute(&at().await), minute(&before) + 10);
    let told = server.notification_kinds(&bob).await;
    assert!(told.contains(&"rideRetimed".to_owned()), "{told:?}");
}

#[tokio::test]
async fn after_a_driver_drops_out_a_new_plan_moves_as_few_as_it_can() {
    let trip = Trip::new().await;
    let [ada, cem, dan] = trip.members().await;
    let [bob, eve, kim] = trip.members().await;
    let server = &trip.server;
    for driver in [&ada, &cem, &dan] {
        server.execute("offerCar", driver, trip.car(1)).await;
    }
    let mut any = trip.ride(&ada);
    any["carId"] = Value::Null;
    for rider in [&bob, &eve, &kim] {
        server.execute("requestRide", rider, any.clone()).await;
    }
    apply_plan(&trip).await;
    let drivers = [&ada, &cem, &dan];
    let driver_of = async |rider: &Actor| {
        let (car, _) = seat_of(&trip, rider).await;
        drivers.into_iter().find(|driver| trip.id_of(driver) == car)
    };
    for rider in [&bob, &eve, &kim] {
        let driver = driver_of(rider).await.expect("a car");
        assert_eq!(trip.accept(driver, rider).await, "");
    }
    let gone = driver_of(&bob).await.expect("a car");
    let kept = [seat_of(&trip, &eve).await, seat_of(&trip, &kim).await];
    server
        .execute("leaveCar", gone, json!({ "carpoolId": trip.pool }))
        .await;
    assert_eq!(trip.status(&bob).await, "looking");
    assert!(
        server
            .notification_kinds(&bob)
            .await
            .contains(&"rideLost".to_owned())
    );
    let other = drivers.into_iter().find(|driver| driver.uid != gone.uid);
    let other = other.expect("another driver");
    server.execute("offerCar", other, trip.car(2)).await;
    assert!(
        server
            .notification_kinds(&bob)
            .await
            .contains(&"rideSeatOpen".to_owned())
    );
    let plan = apply_plan(&trip).await;
    assert_eq!((&plan["carried"], &plan["left"]), (&json!(3), &json!([])));
    assert_eq!(
        [seat_of(&trip, &eve).await, seat_of(&trip, &kim).await],
        kept,
        "nothing changes for who has a seat"
    );
    assert_eq!(
        seat_of(&trip, &bob).await,
        (trip.id_of(other), "requested".to_owned())
    );
}

#[tokio::test]
async fn a_plan_moves_who_has_a_seat_by_a_plan_and_nobody_who_chose_their_car() {
    for chooses in [false, true] {
        let trip = Trip::new().await;
        let [ada, cem] = trip.members().await;
        let [bob, eve] = trip.members().await;
        let server = &trip.server;
        // Cem makes no detour worth naming: he takes who lives beside him, and nobody who lives beside Ada.
        server.execute("offerCar", &ada, trip.car(1)).await;
        let mut any = trip.ride(&ada);
        any["carId"] = Value::Null;
        any["pickup"] = json!({ "lat": 52.47, "lng": 13.25 });
        if chooses {
            any["carId"] = json!(trip.id_of(&ada));
        }
        server.execute("requestRide", &bob, any).await;
        if !chooses {
            apply_plan(&trip).await;
        }
        assert_eq!(trip.accept(&ada, &bob).await, "");
        let mut near = trip.car(1);
        near["origin"] = json!({ "lat": 52.47, "lng": 13.25 });
        near["maxDetourMin"] = json!(5);
        server.execute("offerCar", &cem, near).await;
        let mut ride = trip.ride(&ada);
        ride["carId"] = Value::Null;
        server.execute("requestRide", &eve, ride).await;
        let plan = apply_plan(&trip).await;
        assert_eq!(plan["carried"], 2, "{plan}");
        let requested = |driver: &Actor| (trip.id_of(driver), "requested".to_owned());
        if chooses {
            let stays = (trip.id_of(&ada), "accepted".to_owned());
            assert_eq!(seat_of(&trip, &bob).await, stays);
            assert_eq!(
                trip.status(&eve).await,
                "looking",
                "there is no seat for her"
            );
            continue;
        }
        assert_eq!(seat_of(&trip, &bob).await, requested(&cem));
        assert_eq!(seat_of(&trip, &eve).await, requested(&ada));
        assert!(
            server
                .notification_kinds(&bob)
                .await
                .contains(&"rideMoved".to_owned())
        );
        let path = format!("/v1/notifications?uid={}", ada.uid);
        let heard = server.read(&path, Some(&ada)).await;
        let heard = heard["documents"].as_array().expect("documents").iter();
        let mut left = heard.filter(|it| it["data"]["kind"] == "rideLeft");
        assert_eq!(left.next().expect("a notice")["data"]["name"], "Somebody");
        assert_eq!(trip.accept(&cem, &bob).await, "");
        assert_eq!(trip.accept(&ada, &eve).await, "");
    }
}

#[tokio::test]
async fn who_waits_in_one_car_is_told_of_a_seat_in_another() {
    let trip = Trip::new().await;
    let [ada, bob, eve] = trip.members().await;
    let server = &trip.server;
    server.execute("offerCar", &ada, trip.car(1)).await;
    server.execute("requestRide", &bob, trip.ride(&ada)).await;
    assert_eq!(trip.accept(&ada, &bob).await, "");
    let mut full = trip.car(1);
    full["companions"] = json!(1);
    server.execute("offerCar", &ada, full).await;
    assert_eq!(trip.status(&bob).await, "waiting");
    server.execute("offerCar", &eve, trip.car(1)).await;
    let told = server.notification_kinds(&bob).await;
    assert!(told.contains(&"rideSeatOpen".to_owned()), "{told:?}");
}

#[tokio::test]
async fn a_plan_uses_the_place_that_the_hangout_got_later() {
    let trip = Trip::new().await;
    let [ada, bob] = trip.server.actors().await;
    let hangout = json!({
        "title": "Somewhere", "visibility": "public",
        "when": { "mode": "fixed", "startsAt": "2026-03-07T10:00:00Z" },
    });
    let made = trip
        .server
        .execute("createHangout", &trip.host, hangout)
        .await;
    let hangout = made["id"].clone();
    let open = json!({ "hangoutId": hangout, "direction": "there" });
    let opened = trip.server.execute("openCarpool", &trip.host, open).await;
    let which = json!({ "carpoolId": opened["carpool"]["id"] });
    for person in [&ada, &bob] {
        let join = json!({ "id": hangout });
        trip.server.execute("joinHangout", person, join).await;
    }
    let mut offer = trip.car(2);
    offer["carpoolId"] = which["carpoolId"].clone();
    trip.server.execute("offerCar", &ada, offer).await;
    let mut ride = trip.ride(&ada);
    ride["carpoolId"] = which["carpoolId"].clone();
    ride["carId"] = Value::Null;
    trip.server.execute("requestRide", &bob, ride).await;
    let refused = trip
        .server
        .error_of("applyCarpoolPlan", &bob, which.clone())
        .await;
    assert_eq!(refused, "400 FAILED_PRECONDITION destination");
    let moved_to = |lat: f64| {
        let place = json!({ "name": "Lake", "lat": lat, "lng": 13.18 });
        json!({ "hangoutId": hangout, "place": { "mode": "fixed", "place": place } })
    };
    let edit = moved_to(52.44);
    trip.server.execute("editHangout", &trip.host, edit).await;
    let plan = trip
        .server
        .execute("applyCarpoolPlan", &bob, which.clone())
        .await;
    assert_eq!(plan["carried"], 1);
    let edit = moved_to(52.6);
    trip.server.execute("editHangout", &trip.host, edit).await;
    let apply = json!({ "carpoolId": which["carpoolId"], "planOf": plan["planOf"] });
    let stale = trip
        .server
        .error_of("applyCarpoolPlan", &trip.host, apply)
        .await;
    assert_eq!(stale, "409 ABORTED stalePlan");
}

#[tokio::test]
async fn who_needs_a_seat_is_told_once_when_one_is_offered_or_gets_free() {
    let trip = Trip::new().await;
    let [ada, bob, eve, kim, max] = trip.members().await;
    let told = async |person: &Actor| {
        let path = format!("/v1/notifications?uid={}", person.uid);
        let notices = trip.server.read(&path, Some(person)).await;
        let notices = notices["documents"].as_array().cloned().unwrap_or_default();
        let open = notices
            .iter()
            .filter(|notice| notice["data"]["kind"] == "rideSeatOpen");
        open.map(|notice| notice["data"]["from"].clone())
            .collect::<Vec<_>>()
    };
    let any = |size: u32| {
        let mut ride = trip.ride(&ada);
        ride["carId"] = Value::Null;
        ride["partySize"] = json!(size);
        ride
    };
    trip.server.execute("requestRide", &bob, any(1)).await;
    trip.server.execute("requestRide", &eve, any(3)).await;
    trip.server.execute("offerCar", &ada, trip.car(2)).await;
    assert_eq!(told(&bob).await, [json!(ada.uid)]);
    assert!(told(&eve).await.is_empty(), "three do not fit");
    let mut note = trip.car(2);
    note["note"] = json!("A blue van");
    trip.server.execute("offerCar", &ada, note).await;
    assert_eq!(told(&bob).await.len(), 1, "no seat more");
    trip.server.execute("offerCar", &ada, trip.car(3)).await;
    assert_eq!(told(&eve).await, [json!(ada.uid)]);
    for rider in [&kim, &max] {
        trip.server
            .execute("requestRide", rider, trip.ride(&ada))
            .await;
    }
    trip.accept(&ada, &kim).await;
    let decline = json!({ "riderId": trip.id_of(&max), "answer": "decline" });
    trip.server.execute("answerRide", &ada, decline).await;
    let leave = json!({ "carpoolId": trip.pool });
    trip.server.execute("leaveCar", &kim, leave).await;
    assert_eq!(told(&eve).await.len(), 2, "a seat got free");
    assert!(told(&max).await.is_empty(), "ada declined them");
    assert!(told(&kim).await.is_empty(), "kim does not ride");
    trip.server
        .execute("offerCar", &trip.host, trip.car(1))
        .await;
    assert_eq!(told(&max).await, [json!(trip.host.uid)]);
}

#[tokio::test]
async fn a_plan_tells_nobody_outside_a_car_where_exactly_people_are() {
    let trip = Trip::new().await;
    let [ada, bob, eve] = trip.members().await;
    let mut seen = Vec::new();
    // Both pickups, and both doors, are in the same rounded area.
    for metres in [0.0, 0.003] {
        let mut car = trip.car(2);
        car["origin"]["lat"] = json!(DOOR.0 + metres);
        trip.server.execute("offerCar", &ada, car).await;
        let mut ride = trip.ride(&ada);
        ride["carId"] = Value::Null;
        ride["pickup"]["lat"] = json!(DOOR.0 + 0.01 + metres);
        trip.server.execute("requestRide", &bob, ride).await;
        let which = json!({ "carpoolId": trip.pool });
        let mut plans = Vec::new();
        for reader in [&eve, &trip.host, &bob] {
            let plan = trip
                .server
                .execute("applyCarpoolPlan", reader, which.clone());
            plans.push(plan.await);
        }
        let apply = json!({ "carpoolId": trip.pool, "planOf": plans[0]["planOf"] });
        plans.push(
            trip.server
                .execute("applyCarpoolPlan", &trip.host, apply)
                .await,
        );
        for plan in &mut plans {
            plan["planOf"] = Value::Null;
            assert_eq!(plan["carried"], 1);
        }
        let rider = format!("/v1/carpoolRiders/{}", trip.id_of(&bob));
        for reader in [&eve, &trip.host] {
            let mut rider = trip.server.read(&rider, Some(reader)).await;
            for field in ["at", "acceptedAt"] {
                rider[field] = Value::Null;
            }
            assert_eq!(rider["status"], "requested");
            assert!(rider["pickupAt"].is_null(), "{rider}");
            plans.push(rider);
        }
        assert_eq!(trip.accept(&ada, &bob).await, "");
        let inside = trip.server.read(&rider, Some(&ada)).await;
        assert!(!inside["pickupAt"].is_null(), "{inside}");
        seen.push(plans);
    }
    assert_eq!(seen[0], seen[1]);
}

#[tokio::test]
async fn a_host_who_plans_answers_for_nobody_else() {
    let trip = Trip::new().await;
    let [ada, bob, eve] = trip.members().await;
    trip.server.execute("offerCar", &ada, trip.car(1)).await;
    trip.server
        .execute("requestRide", &bob, trip.ride(&ada))
        .await;
    let mut any = trip.ride(&ada);
    any["carId"] = Value::Null;
    trip.server.execute("requestRide", &eve, any).await;
    apply_plan(&trip).await;
    assert_eq!(trip.status(&bob).await, "requested", "waits for the driver");
    assert_eq!(trip.status(&eve).await, "requested", "asked for, not given");
    let car = format!("/v1/carpoolCars/{}", trip.id_of(&ada));
    assert_eq!(
        trip.server.read(&car, Some(&eve)).await["origin"],
        Value::Null
    );
    assert_eq!(trip.accept(&ada, &eve).await, "");
    let seen = trip.server.read(&car, Some(&eve)).await;
    assert_eq!(seen["origin"]["label"], "Gate", "the driver has answered");
}

#[tokio::test]
async fn people_who_block_each_other_see_no_car_and_no_ride_of_the_other() {
    let trip = Trip::new().await;
    let [ada, bob, eve] = trip.members().await;
    trip.server.execute("offerCar", &ada, trip.car(2)).await;
    let mut any = trip.ride(&ada);
    any["carId"] = Value::Null;
    trip.server.execute("requestRide", &bob, any).await;
    let car = format!("/v1/carpoolCars/{}", trip.id_of(&ada));
    let ride = format!("/v1/carpoolRiders/{}", trip.id_of(&bob));
    let topic = format!("carpoolCars/{}", trip.id_of(&ada));
    let mut live = trip.server.follow(&topic, &bob).await;
    assert!(!live.next().await.data["data"].is_null());
    // Either way round.
    for (by, whom) in [(&ada, &bob), (&bob, &ada)] {
        let block = json!({ "uid": whom.uid });
        trip.server.execute("block", by, block.clone()).await;
        assert_eq!(trip.server.read(&car, Some(&bob)).await, Value::Null);
        assert_eq!(trip.server.read(&ride, Some(&ada)).await, Value::Null);
        for (path, reader) in [("carpoolCars", &bob), ("carpoolRiders", &ada)] {
            let path = format!("/v1/{path}?carpoolId={}", trip.pool);
            let found = trip.server.read(&path, Some(reader)).await;
            assert_eq!(found["documents"], json!([]), "{path}");
        }
        for path in [&car, &ride] {
            assert!(!trip.server.read(path, Some(&eve)).await.is_null());
        }
        let asked = trip
            .server
            .try_execute("requestRide", &bob, trip.ride(&ada))
            .await;
        let mut unknown = trip.ride(&eve);
        unknown["pickup"] = trip.ride(&ada)["pickup"].clone();
        let absent = trip.server.try_execute("requestRide", &bob, unknown).await;
        assert_eq!(
            asked.json()["error"],
            absent.json()["error"],
            "as if there were none"
        );
        let plan = json!({ "carpoolId": trip.pool });
        let planned = trip
            .server
            .execute("applyCarpoolPlan", &eve, plan.clone())
            .await;
        assert_eq!(planned["cars"].as_array().map(Vec::len), Some(1));
        for reader in [&ada, &bob] {
            let refused = trip
                .server
                .error_of("applyCarpoolPlan", reader, plan.clone())
                .await;
            assert_eq!(refused, "400 FAILED_PRECONDITION nothingToPlan");
        }
        trip.server.execute("unblock", by, block).await;
    }
    assert!(
        live.next().await.data["data"].is_null(),
        "a page that was open loses it"
    );
    assert!(!trip.server.read(&car, Some(&bob)).await.is_null());
}

#[tokio::test]
async fn a_plan_and_its_sums_are_of_the_cars_and_riders_its_reader_sees() {
    let trip = Trip::new().await;
    let [ada, bob, eve, fay] = trip.members().await;
    let which = json!({ "carpoolId": trip.pool });
    let plan = async |reader: &Actor| {
        trip.server
            .execute("applyCarpoolPlan", reader, which.clone())
            .await
    };
    trip.server.execute("offerCar", &ada, trip.car(2)).await;
    let mut any = trip.ride(&ada);
    any["carId"] = Value::Null;
    trip.server.execute("requestRide", &bob, any.clone()).await;
    let before = plan(&eve).await;
    let hide = json!({ "uid": fay.uid });
    trip.server.execute("block", &eve, hide).await;

    // Whatever somebody does whom the reader does not see, the plan stays the same to the letter.
    let mut two = any.clone();
    two["partySize"] = json!(2);
    trip.server.execute("requestRide", &fay, two).await;
    assert_eq!(plan(&eve).await, before);
    assert_ne!(plan(&bob).await["planOf"], before["planOf"]);
    assert_eq!(before["carried"], 1);

    // A seat that they have is taken for all, as the car's free seats say.
    let mut seat = trip.ride(&ada);
    seat["partySize"] = json!(2);
    trip.server.execute("requestRide", &fay, seat).await;
    assert_eq!(trip.accept(&ada, &fay).await, "");
    let after = plan(&eve).await;
    assert_eq!(
        (&after["carried"], &after["left"]),
        (&json!(0), &json!([trip.id_of(&bob)]))
    );
    assert!(!after.to_string().contains(&fay.uid), "{after}");
}

#[tokio::test]
async fn who_was_driven_says_so_and_the_driver_has_points() {
    let trip = Trip::new().await;
    let [ada, bob] = trip.members().await;
    trip.server.execute("offerCar", &ada, trip.car(3)).await;
    let mut two = trip.ride(&ada);
    two["partySize"] = json!(2);
    trip.server.execute("requestRide", &bob, two).await;
    trip.accept(&ada, &bob).await;
    let which = json!({ "carpoolId": trip.pool });
    assert_eq!(
        trip.server
            .error_of("confirmRide", &bob, which.clone())
            .await,
        "400 FAILED_PRECONDITION notStarted"
    );
    trip.server.advance(Duration::from_hours(24 * 7));
    let (ada, bob) = (
        trip.server.sign_in(&ada).await,
        trip.server.sign_in(&bob).await,
    );
    trip.server
        .execute("confirmRide", &bob, which.clone())
        .await;
    trip.server
        .execute("confirmRide", &bob, which.clone())
        .await;
    assert_eq!(
        trip.server.error_of("confirmRide", &ada, which).await,
        "404 NOT_FOUND"
    );
    let explained = trip
        .server
        .call("explainScore", Some(&ada), json!({}))
        .await;
    assert_eq!(explained.json()["result"]["points"], 10);
}

/// Tells whether cars are open to the people of a hangout.
async fn has_cars(server: &TestServer, by: &Actor, id: &Value) -> bool {
    let read = json!({ "id": id });
    server.execute("readInvitation", by, read).await["hasCars"] == true
}

#[tokio::test]
async fn cars_asked_for_in_a_poll_open_with_its_date_and_follow_it() {
    let server = TestServer::start().await;
    let host = server.sign_up().await;
    let place = json!({ "name": "Lake", "lat": 52.44, "lng": 13.18 });
    let made = json!({
        "title": "The lake", "carpool": true, "when": { "mode": "poll", "timeZone": "Europe/Berlin" },
        "place": { "mode": "fixed", "place": place },
        "options": [
            { "id": "sat", "start": "2026-03-07T10:00:00Z" }, { "id": "sun", "start": "2026-03-08T10:00:00Z" },
        ],
    });
    let id = server.execute("createHangout", &host, made).await["id"].clone();
    assert!(!has_cars(&server, &host, &id).await);
    let sunday = json!({ "hangoutId": id, "optionId": "sun" });
    server.execute("scheduleHangout", &host, sunday).await;
    assert!(has_cars(&server, &host, &id).await);
    let direction = json!({ "hangoutId": id, "direction": "there" });
    let carpool = server.execute("openCarpool", &host, direction).await["carpool"].clone();
    assert_eq!(carpool["data"]["status"], "open");
    // Times and places of its own would stay when the hangout moves.
    assert_eq!(carpool["data"]["targetTime"], Value::Null);
    assert_eq!(carpool["data"]["destination"], Value::Null);
}

#[tokio::test]
async fn cars_are_switched_on_once_there_is_a_place_and_off_while_nobody_uses_them() {
    let server = TestServer::start().await;
    let host = server.sign_up().await;
    let made = json!({
        "title": "Somewhere", "when": { "mode": "fixed", "startsAt": "2026-03-07T10:00:00Z" },
    });
    let id = server.execute("createHangout", &host, made).await["id"].clone();
    let edit = async |fields: Value| {
        let mut data = fields;
        data["hangoutId"] = id.clone();
        server.execute("editHangout", &host, data).await;
        has_cars(&server, &host, &id).await
    };
    assert!(
        !edit(json!({ "carpool": true })).await,
        "nobody knows where"
    );
    let place = json!({ "name": "Lake", "lat": 52.44, "lng": 13.18 });
    assert!(edit(json!({ "place": { "mode": "fixed", "place": place } })).await);
    assert!(!edit(json!({ "carpool": false })).await);
    assert!(edit(json!({ "carpool": true })).await);
    let offer = json!({
        "carpoolId": format!("{}_there", id.as_str().expect("an id")), "seatsTotal": 3,
        "origin": { "lat": 52.5, "lng": 13.4 }, "leaveAt": "2026-03-07T09:00:00Z",
    });
    server.execute("offerCar", &host, offer).await;
    assert!(
        edit(json!({ "carpool": false })).await,
        "a car is on its way"
    );
}
