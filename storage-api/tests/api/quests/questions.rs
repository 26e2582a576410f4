//! Questions to the creator of a quest, and the answers.

use std::time::Duration;

use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, TestServer, text};

use super::{book, walk};
use crate::emails::{secret, start};

async fn ask(server: &TestServer, by: &Actor, quest: &str, words: &str) -> Value {
    let question = json!({ "questId": quest, "text": words });
    server.execute("askQuestCreator", by, question).await
}

async fn told(server: &TestServer, whom: &Actor, kind: &str) -> Value {
    let path = format!("/v1/notifications?uid={}", whom.uid);
    let told = server.read(&path, Some(whom)).await;
    let told = told["documents"].as_array().expect("notifications");
    let found = told.iter().find(|notice| notice["data"]["kind"] == kind);
    found.expect("a notification")["data"].clone()
}

#[tokio::test]
async fn a_question_reaches_the_creator_and_the_answer_whoever_asked_in_inbox_and_email() {
    let (server, mut mail) = start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, session) = walk(&server, &ada, 4).await;
    for person in [&ada, &bob] {
        let letter = mail.next_to(&person.email, "Confirm your email").await;
        let token = json!({ "token": secret(&letter, "/login?verify=") });
        assert_eq!(server.call("verifyEmail", None, token).await.status, 200);
    }
    let asked = ask(&server, &bob, &id, "  Can I bring a dog? ").await;
    assert_eq!(asked["data"]["text"], "Can I bring a dog?");
    assert_eq!(asked["data"]["isGuest"], false);
    let letter = mail.next_to(&ada.email, "Can I bring a dog?").await;
    assert!(letter.contains(&id), "{letter}");
    let notice = told(&server, &ada, "questQuestion").await;
    assert_eq!(
        (&notice["text"], &notice["questId"], &notice["from"]),
        (&json!("Can I bring a dog?"), &json!(id), &json!(bob.uid))
    );

    let answer = json!({ "questionId": asked["id"], "text": "On a lead, yes" });
    for person in [&bob, &eve] {
        let refused = server
            .error_of("answerQuestQuestion", person, answer.clone())
            .await;
        let expected = ["403 PERMISSION_DENIED", "404 NOT_FOUND"];
        assert_eq!(refused, expected[usize::from(person.uid == eve.uid)]);
    }
    let answered = server
        .execute("answerQuestQuestion", &ada, answer.clone())
        .await;
    assert_eq!(answered["data"]["answer"], "On a lead, yes");
    assert_eq!(
        server.error_of("answerQuestQuestion", &ada, answer).await,
        "400 FAILED_PRECONDITION answered"
    );
    let letter = mail.next_to(&bob.email, "On a lead, yes").await;
    assert!(letter.contains("Can I bring a dog?"), "{letter}");
    assert_eq!(
        told(&server, &bob, "questAnswer").await["text"],
        "On a lead, yes"
    );

    book(&server, &eve, (&id, &session), 1).await;
    server.advance(Duration::from_secs(1));
    let hers = ask(&server, &eve, &id, "Is there shade?").await;
    assert_eq!(hers["data"]["isGuest"], true);
    let of_creator = format!("/v1/questQuestions?creatorId={}&questId={id}", ada.uid);
    let found = server.read(&of_creator, Some(&ada)).await;
    let texts = found["documents"].as_array().expect("questions").iter();
    let texts: Vec<&Value> = texts.map(|question| &question["data"]["text"]).collect();
    assert_eq!(texts, ["Is there shade?", "Can I bring a dog?"]);
    assert_eq!(server.get(&of_creator, Some(&bob)).await.status, 403);
    let own = format!("/v1/questQuestions?userId={}&questId={id}", bob.uid);
    let found = server.read(&own, Some(&bob)).await;
    assert_eq!(found["documents"].as_array().map(Vec::len), Some(1));
    let path = format!("/v1/questQuestions/{}", text(&hers["id"]));
    assert_eq!(server.get(&path, Some(&bob)).await.status, 404);
}

#[tokio::test]
async fn questions_are_limited_in_length_number_and_rate() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (id, _) = walk(&server, &ada, 4).await;
    let question = |words: &str| json!({ "questId": id, "text": words });
    for words in [" ", &"a".repeat(1_001)] {
        assert_eq!(
            server
                .error_of("askQuestCreator", &bob, question(words))
                .await,
            "400 INVALID_ARGUMENT"
        );
    }
    assert_eq!(
        server
            .error_of("askQuestCreator", &ada, question("Me?"))
            .await,
        "400 FAILED_PRECONDITION own"
    );
    let absent = json!({ "questId": "nowhere", "text": "Where?" });
    assert_eq!(
        server.error_of("askQuestCreator", &bob, absent).await,
        "404 NOT_FOUND"
    );
    for number in 0..10 {
        let asked = ask(&server, &bob, &id, "When?").await;
        // The last of three open ones stays open.
        if number >= 2 {
            let refused = server
                .error_of("askQuestCreator", &bob, question("When?"))
                .await;
            let expected = match number {
                9 => "429 RESOURCE_EXHAUSTED questions",
                _ => "429 RESOURCE_EXHAUSTED openQuestions",
            };
            assert_eq!(refused, expected);
            let answer = json!({ "questionId": asked["id"], "text": "Soon" });
            server.execute("answerQuestQuestion", &ada, answer).await;
        }
    }
    server.advance(DAY + Duration::from_secs(1));
    let bob = server.sign_in(&bob).await;
    ask(&server, &bob, &id, "When?").await;
}

#[tokio::test]
async fn nobody_asks_who_blocks_them_and_their_questions_go_with_the_block() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, _) = walk(&server, &ada, 4).await;
    let asked = ask(&server, &bob, &id, "Will it rain?").await;
    let kept = ask(&server, &eve, &id, "Will it snow?").await;
    let block = json!({ "uid": bob.uid });
    server.execute("block", &ada, block).await;
    let again = json!({ "questId": id, "text": "Why?" });
    assert_eq!(
        server.error_of("askQuestCreator", &bob, again).await,
        "404 NOT_FOUND"
    );
    for (question, status) in [(asked, 404), (kept, 200)] {
        let path = format!("/v1/questQuestions/{}", text(&question["id"]));
        assert_eq!(server.get(&path, Some(&ada)).await.status, status);
    }
}

#[tokio::test]
async fn who_has_turned_news_about_quests_off_finds_the_question_on_the_dashboard_alone() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (id, _) = walk(&server, &ada, 4).await;
    let profile = format!("/v1/users/{}", ada.uid);
    let quiet = json!({ "prefs": { "mutedNotifications": ["quests"] } });
    let patch = server
        .request(http::Method::PATCH, &profile, Some(&ada), Some(&quiet))
        .await;
    assert_eq!(patch.status, 200, "{patch:?}");
    ask(&server, &bob, &id, "Is it far?").await;
    assert!(server.notification_kinds(&ada).await.is_empty());
    let found = format!("/v1/questQuestions?creatorId={}&questId={id}", ada.uid);
    let found = server.read(&found, Some(&ada)).await;
    assert_eq!(found["documents"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn a_question_is_withdrawn_until_it_is_answered_and_either_of_the_two_reports_the_other() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, _) = walk(&server, &ada, 4).await;
    let first = ask(&server, &bob, &id, "Is it far?").await;
    let second = ask(&server, &bob, &id, "Is there shade?").await;
    let of = |question: &Value| json!({ "questionId": question["id"] });
    for person in [&ada, &eve] {
        let refused = server.error_of("withdrawQuestQuestion", person, of(&first));
        assert_eq!(refused.await, "404 NOT_FOUND");
    }
    server
        .execute("withdrawQuestQuestion", &bob, of(&first))
        .await;
    let path = format!("/v1/questQuestions/{}", text(&first["id"]));
    assert_eq!(server.get(&path, Some(&bob)).await.status, 404);
    let inbox = server
        .read(&format!("/v1/notifications?uid={}", ada.uid), Some(&ada))
        .await;
    let questions = inbox["documents"].as_array().expect("notifications");
    assert_eq!(questions.len(), 1, "{inbox}");
    assert_eq!(questions[0]["data"]["questionId"], second["id"]);

    let report = json!({ "type": "question", "id": second["id"], "reason": "rude" });
    for (by, about) in [(&ada, &bob), (&bob, &ada)] {
        let filed = server.execute("reportContent", by, report.clone()).await;
        assert_eq!(filed["flag"]["data"]["about"], about.uid, "{filed}");
    }
    assert_eq!(
        server.error_of("reportContent", &eve, report).await,
        "404 NOT_FOUND"
    );
    let answer = json!({ "questionId": second["id"], "text": "Plenty" });
    server.execute("answerQuestQuestion", &ada, answer).await;
    let refused = server.error_of("withdrawQuestQuestion", &bob, of(&second));
    assert_eq!(refused.await, "400 FAILED_PRECONDITION answered");
}
