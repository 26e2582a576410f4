//! Rate limits of one client, whatever it says its address is.

use http::Method;
use serde_json::json;
use storage_api_testing::{Reply, TestServer};

/// Asks for a sign-in code for an address of its own, as a client that a proxy saw there.
async fn ask(server: &TestServer, forwarded_for: &str, email: &str) -> Reply {
    let headers = [
        ("content-type", "application/json"),
        ("x-forwarded-for", forwarded_for),
    ];
    let body = json!({ "data": { "email": email } }).to_string();
    let path = "/functions/requestCode";
    server
        .send(Method::POST, path, &headers, body.as_bytes())
        .await
}

/// Attempts that got through, of 30 from addresses that differ in a number.
async fn let_through(address: impl Fn(usize) -> String) -> usize {
    let flags = ["--behind-proxy", "--sign-ins-per-minute", "6"];
    let server = TestServer::start_with(&flags).await;
    let mut admitted = 0;
    for n in 0..30 {
        let email = format!("somebody{n}@example.com");
        let reply = ask(&server, &address(n), &email).await;
        assert!([200, 429].contains(&reply.status), "{reply:?}");
        admitted += usize::from(reply.status == 200);
    }
    admitted
}

#[tokio::test]
async fn an_ipv6_network_counts_as_one_client() {
    let one = let_through(|n| format!("2001:db8:1:2:{n:x}::1")).await;
    assert!((6..12).contains(&one), "{one} of one network");
    let many = let_through(|n| format!("2001:db8:1:{n:x}::1")).await;
    assert_eq!(many, 30, "clients of 30 networks");
}

#[tokio::test]
async fn a_port_or_a_forged_entry_makes_nobody_another_client() {
    for address in [
        |n| format!("192.0.2.1:{}", 1_000 + n),
        |n| format!("\"[2001:db8::1]:{}\"", 1_000 + n),
        |n| format!("198.51.100.{n}, 192.0.2.1"),
        |n| format!("::ffff:192.0.2.1, nonsense {n}"),
    ] {
        let admitted = let_through(address).await;
        assert!((6..12).contains(&admitted), "{admitted} of {}", address(1));
    }
    let apart = let_through(|n| format!("192.0.2.{n}:443")).await;
    assert_eq!(apart, 30, "clients of 30 addresses");
}
