//! Ways and travel times by services that know the streets: OSRM and Valhalla, and what happens when they fail.

use std::time::Duration;

use clap::Parser;
use serde_json::{Value, json};
use storage_api::config::Cli;
use storage_api_testing::{TestServer, WaysFault, WaysStandIn};

fn leg(from: [f64; 2], to: [f64; 2]) -> Value {
    json!({ "legs": [{ "mode": "walk", "from": from, "to": to }] })
}

fn near(value: &Value, expected: f64) -> bool {
    value
        .as_f64()
        .is_some_and(|number| (number - expected).abs() < 1e-6)
}

#[tokio::test]
async fn times_and_ways_come_from_osrm_and_valhalla_alike() {
    for protocol in ["osrm", "valhalla"] {
        let ways = WaysStandIn::start().await;
        let flag = format!("{protocol}={}", ways.url);
        let server = TestServer::start_with(&["--routing", &flag]).await;
        let ada = server.sign_up().await;
        let config = server.get("/config.json", None).await.json();
        assert_eq!(config["routing"], json!(["walk", "bike", "car"]));
        let points = json!([[13.4, 52.5], [13.5, 52.5], [13.5, 52.7]]);
        let table = json!({ "mode": "walk", "points": points });
        let table = server.execute("routeTable", &ada, table).await;
        let minutes = table["minutes"].as_array().expect("minutes");
        assert!(minutes.len() == 9 && near(&minutes[0], 0.0), "{protocol}");
        assert!(near(&minutes[1], 6.0) && near(&minutes[5], 12.0) && near(&minutes[6], 18.0));
        assert!(near(&table["kilometres"][2], 30.0), "{protocol}");
        let found = server
            .execute("routeLegs", &ada, leg([13.4, 52.5], [13.5, 52.7]))
            .await;
        let way = &found["legs"][0];
        assert!(
            near(&way["min"], 18.0) && near(&way["km"], 30.0),
            "{protocol}"
        );
        let line = way["line"].as_array().expect("a line");
        assert!(line.len() == 3 && near(&line[1][0], 13.5) && near(&line[1][1], 52.5));
        let asked = ways.asked().len();
        server
            .execute("routeLegs", &ada, leg([13.4, 52.5], [13.5, 52.7]))
            .await;
        assert_eq!(ways.asked().len(), asked, "{protocol}: it is remembered");
    }
}

#[tokio::test]
async fn a_service_that_fails_is_left_alone_for_a_while_and_no_way_is_no_failure() {
    for protocol in ["osrm", "valhalla"] {
        let ways = WaysStandIn::start().await;
        let flag = format!("{protocol}={}", ways.url);
        let server = TestServer::start_with(&["--routing", &flag]).await;
        let ada = server.sign_up().await;
        let mut at = 13.4;
        for fault in [
            WaysFault::Down,
            WaysFault::CutOff,
            WaysFault::Strange,
            WaysFault::Moved,
        ] {
            at += 0.001;
            ways.fail(fault);
            let refused = server
                .error_of("routeLegs", &ada, leg([at, 52.5], [13.5, 52.5]))
                .await;
            assert_eq!(refused, "503 UNAVAILABLE routing", "{protocol} {fault:?}");
            ways.fail(WaysFault::None);
            let asked = ways.asked().len();
            let refused = server
                .error_of("routeLegs", &ada, leg([at, 52.5], [13.5, 52.5]))
                .await;
            assert_eq!(refused, "503 UNAVAILABLE routing", "it failed just now");
            assert_eq!(ways.asked().len(), asked);
            server.advance(Duration::from_secs(11));
            let found = server
                .execute("routeLegs", &ada, leg([at, 52.5], [13.5, 52.5]))
                .await;
            assert!(found["legs"][0]["min"].is_number(), "{protocol} {fault:?}");
        }
        ways.fail(WaysFault::NoWay);
        let found = server
            .execute("routeLegs", &ada, leg([1.0, 1.0], [2.0, 2.0]))
            .await;
        assert_eq!(found["legs"], json!([null]));
        let table = json!({ "mode": "car", "points": [[1.0, 1.0], [2.0, 2.0]] });
        let table = server.execute("routeTable", &ada, table).await;
        assert_eq!(table["minutes"], json!([null, null, null, null]));
    }
}

#[tokio::test]
async fn each_means_of_travel_may_have_a_server_of_its_own_and_limits_hold() {
    let (feet, cars) = (WaysStandIn::start().await, WaysStandIn::start().await);
    let flags = [
        format!("osrm:car={}", cars.url),
        format!("osrm:walk={}/routed-{{profile}}", feet.url),
    ];
    let server = TestServer::start_with(&["--routing", &flags[0], "--routing", &flags[1]]).await;
    let ada = server.sign_up().await;
    let config = server.get("/config.json", None).await.json();
    assert_eq!(config["routing"], json!(["walk", "car"]));
    let points = json!([[13.4, 52.5], [13.5, 52.5]]);
    let drive = json!({ "mode": "car", "points": points });
    server.execute("routeTable", &ada, drive.clone()).await;
    server
        .execute("routeLegs", &ada, leg([13.4, 52.5], [13.5, 52.5]))
        .await;
    assert_eq!(
        cars.asked(),
        ["/table/v1/car/13.400000,52.500000;13.500000,52.500000"]
    );
    assert_eq!(
        feet.asked(),
        ["/routed-foot/route/v1/foot/13.400000,52.500000;13.500000,52.500000"]
    );
    let ride = json!({ "mode": "bike", "points": points });
    assert_eq!(
        server.error_of("routeTable", &ada, ride).await,
        "400 FAILED_PRECONDITION routing"
    );
    assert_eq!(server.call("routeTable", None, drive).await.status, 401);
    for nonsense in [
        json!({ "mode": "car", "points": [[13.4, 52.5]] }),
        json!({ "mode": "car", "points": [[13.4, 95.0], [1.0, 1.0]] }),
        json!({ "mode": "car", "points": vec![[1.0, 1.0]; 51] }),
    ] {
        let refused = server.error_of("routeTable", &ada, nonsense).await;
        assert_eq!(refused, "400 INVALID_ARGUMENT");
    }
    for flag in [
        "osrm",
        "osrm=ftp://x",
        "osrm:boat=http://x",
        "maps=http://x",
        "osrm=http://x?y",
    ] {
        assert!(
            Cli::try_parse_from(["storage-api", "--routing", flag]).is_err(),
            "{flag}"
        );
    }
}
