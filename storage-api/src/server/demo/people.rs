//! People of the demo, and their friendships.

use serde_json::json;
use wasm_core::domain::FRIENDS_MAX;

use super::error::DemoError;
use super::story::{Person, Story};
use super::world::{World, moment};
use crate::schema::collections::USERS;
use crate::store::{StoreError, transact};

/// Number of people somebody asks to be friends.
const ASKED: usize = 5;
/// Largest distance to them in the row of people.
const NEIGHBOURS: usize = 12;

/// Signs everybody up, fills their profiles, and makes friends of neighbours.
pub(super) async fn sign_up(
    story: &mut Story,
    count: usize,
    password: &str,
) -> Result<Vec<Person>, DemoError> {
    story.go_to(moment(*story.years().start(), 1, 2));
    let mut people = Vec::with_capacity(count);
    for at in 0..count {
        people.push(person(story, at, password).await?);
    }
    for at in 0..count {
        for _ in 0..ASKED {
            let other = (at + 1 + story.random.usize(..NEIGHBOURS)) % count;
            befriend(story, &mut people, at, other).await?;
        }
    }
    Ok(people)
}

async fn person(story: &mut Story, at: usize, password: &str) -> Result<Person, DemoError> {
    let world = &story.world;
    let (name, user_name) = names(world, at);
    let email = format!("{user_name}@example.com");
    let bio = world.bios[at % world.bios.len()].clone();
    let city = at % world.cities.len();
    let (area, zone) = (world.cities[city].area(), world.cities[city].zone.clone());
    let account =
        json!({ "name": name, "user_name": user_name, "email": email, "password": password });
    let signed_in = story.call("signUp", None, account).await?;
    let uid = signed_in["uid"].as_str().unwrap_or_default().to_owned();
    let of = uid.clone();
    let told = transact(&*story.app.store, move |transaction| {
        let user = transaction.get(&USERS, &of)?;
        let mut data = user.map_or_else(|| json!({}), |user| (*user.data).clone());
        data["bio"] = json!(bio);
        data["homeArea"] = area.clone();
        data["timeZone"] = json!(zone);
        transaction.put(&USERS, &of, data)?;
        Ok::<_, StoreError>(())
    });
    told.await?;
    Ok(Person {
        uid,
        user_name,
        email,
        city,
        friends: Vec::new(),
    })
}

/// Returns the name and the user name of the person at that index; nobody else has that user name.
fn names(world: &World, at: usize) -> (String, String) {
    let (round, first) = (at / world.given.len(), at % world.given.len());
    let given = &world.given[first];
    let family = &world.family[(first + round) % world.family.len()];
    let again = round / world.family.len();
    let user_name = match round {
        0 => given.to_lowercase(),
        _ => format!("{}_{}", given.to_lowercase(), &family.to_lowercase()[..1]),
    };
    let name = format!("{given} {family}");
    if again == 0 {
        return (name, user_name);
    }
    (
        format!("{name} {}", again + 1),
        format!("{user_name}_{again}"),
    )
}

/// Requests that cross make friends at once.
async fn befriend(
    story: &mut Story,
    people: &mut [Person],
    one: usize,
    other: usize,
) -> Result<(), DemoError> {
    let is_full = people[one].friends.len() >= FRIENDS_MAX;
    if one == other || is_full || people[one].friends.contains(&other) {
        return Ok(());
    }
    for (by, whom) in [(one, other), (other, one)] {
        let (by, asked) = (people[by].clone(), people[whom].user_name.clone());
        let request = json!({ "user_name": asked });
        story.call("sendFriendRequest", Some(&by), request).await?;
    }
    people[one].friends.push(other);
    people[other].friends.push(one);
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{World, names};

    #[test]
    fn everybody_has_a_user_name_of_their_own() {
        let world = World::read().expect("a world");
        let names: HashSet<_> = (0..1_000).map(|at| names(&world, at).1).collect();
        assert_eq!(names.len(), 1_000);
    }
}
