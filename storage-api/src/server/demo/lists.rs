//! Lists of three years, what of them was done, and photos of it.

use bytes::Bytes;
use serde_json::{Value, json};

use super::photo::{Motif, photo};
use super::world::{Wish, moment};
use super::{DemoError, Person, Story, refused};
use crate::endpoints::photos::keep_for;

/// Wishes of one year, least and most.
const WISHES: std::ops::RangeInclusive<usize> = 7..=13;
/// Number of places among them.
const PLACES: usize = 4;
/// One person in so many shows a photo, and the first person this many.
const PHOTO_EACH: usize = 4;
const PHOTOS_OF_FIRST: usize = 5;
/// The first person, whom one signs in as, has more wishes and does something nearly every month.
const WISHES_OF_FIRST: usize = 18;
const TICKS_OF_FIRST_PERCENT: u32 = 42;

/// Writes everybody's lists and does some of what is on them, and answers with how many lists there are.
pub(super) async fn keep(story: &mut Story, people: &[Person]) -> Result<usize, DemoError> {
    let mut lists = 0;
    for year in story.years() {
        story.go_to(moment(year, 1, 5));
        let mut pages = Vec::with_capacity(people.len());
        for (at, person) in people.iter().enumerate() {
            let some = story.random.usize(WISHES);
            let wishes = if at == 0 { WISHES_OF_FIRST } else { some };
            pages.push(write(story, person, year, wishes).await?);
            lists += 1;
        }
        for month in 2..=12 {
            for day in [3 + month % 4, 12 + month % 5, 21 + month % 7] {
                if moment(year, month, day) >= story.until_ms {
                    break;
                }
                story.go_to(moment(year, month, day));
                for (at, (person, page)) in people.iter().zip(&mut pages).enumerate() {
                    let percent = if at == 0 { TICKS_OF_FIRST_PERCENT } else { 20 };
                    if !page.open.is_empty() && story.chance(percent) {
                        tick(story, people, person, page).await?;
                    }
                }
            }
        }
    }
    Ok(lists)
}

/// A list, and what of it is not done yet.
struct Page {
    list_id: String,
    open: Vec<String>,
}

async fn write(
    story: &mut Story,
    person: &Person,
    year: i64,
    wishes: usize,
) -> Result<Page, DemoError> {
    let list = story
        .call("upsertBucketList", Some(person), json!({ "year": year }))
        .await?;
    let list_id = list["id"].as_str().unwrap_or_default().to_owned();
    let mut ops = Vec::with_capacity(wishes);
    for at in story.some(story.world.wishes.len(), wishes - PLACES) {
        let Wish {
            kind,
            category,
            title,
            ..
        } = story.world.wishes[at].clone();
        let mut activity =
            json!({ "id": format!("w{at}"), "kind": kind, "category": category, "title": title });
        if story.chance(30) {
            activity["status"] = json!("planned");
            activity["targetMonth"] = json!(story.random.u8(1..=12));
        }
        ops.push(json!({ "op": "add", "activity": activity }));
    }
    for at in story.some(story.world.cities.len(), PLACES) {
        let city = &story.world.cities[at];
        let sight = &city.sights[story.random.usize(..city.sights.len())];
        let activity = json!({
            "id": format!("p{at}"), "kind": "go", "title": sight.wish,
            "place": { "name": city.name, "lat": sight.lat, "lng": sight.lng },
        });
        ops.push(json!({ "op": "add", "activity": activity }));
    }
    let ids = ops.iter().filter_map(|op| op["activity"]["id"].as_str());
    let open = ids.map(str::to_owned).collect();
    let edit = json!({ "listId": list_id, "ops": ops });
    story.call("editBucketItems", Some(person), edit).await?;
    if story.chance(25) {
        let share = json!({ "type": "bucketList", "id": list_id, "visibility": "public" });
        story.call("setShare", Some(person), share).await?;
    }
    Ok(Page { list_id, open })
}

/// Does one thing, every third time with a friend who says so too.
async fn tick(
    story: &mut Story,
    people: &[Person],
    person: &Person,
    page: &mut Page,
) -> Result<(), DemoError> {
    let id = page.open.swap_remove(story.random.usize(..page.open.len()));
    let mut fields = json!({ "status": "done", "note": note(story, &id) });
    let friend = story
        .random
        .choice(&person.friends)
        .filter(|_| story.chance(35));
    let friend = friend.map(|&at| &people[at]);
    if let Some(friend) = friend {
        fields["withUserIds"] = json!([friend.uid]);
    }
    let op = json!({ "op": "set", "id": id, "fields": fields });
    let edit = json!({ "listId": page.list_id, "ops": [op] });
    story.call("editBucketItems", Some(person), edit).await?;
    if let Some(friend) = friend {
        // Whoever has too many things already does not get another.
        let confirm = json!({ "itemId": id, "withUserId": person.uid });
        let _ = story.call("confirmTogether", Some(friend), confirm).await;
    }
    Ok(())
}

/// Words of somebody who did a thing: of a wish its own words, of a place any.
fn note(story: &mut Story, id: &str) -> String {
    const OF_PLACES: [&str; 10] = [
        "Better than the pictures. Smaller, too.",
        "It rained all day and we didn’t mind.",
        "Went back the next morning, because once was not enough.",
        "Took the long way home.",
        "My feet say no, my heart says yes.",
        "Nobody else was there. We whispered anyway.",
        "Ate something wonderful on a wall outside.",
        "Asked for directions, made a friend.",
        "Missed the last bus. Best part of the trip.",
        "Sat there for an hour and watched the light change.",
    ];
    let wish = id.strip_prefix('w').and_then(|at| at.parse::<usize>().ok());
    let own = wish.and_then(|at| story.world.wishes.get(at));
    if let Some(wish) = own {
        return wish.note.clone();
    }
    let at = story.random.usize(..OF_PLACES.len());
    OF_PLACES[at].to_owned()
}

/// Adds photos to things that are done this year, and answers with how many.
pub(super) async fn show_photos(story: &mut Story, people: &[Person]) -> Result<usize, DemoError> {
    story.go_to(story.until_ms);
    let mut photos = 0;
    for (at, person) in people.iter().enumerate().step_by(PHOTO_EACH) {
        let year = json!({ "year": story.years().end() });
        let list = story.call("upsertBucketList", Some(person), year).await?;
        let done = list["data"]["activities"].as_array().into_iter().flatten();
        let done = done.filter(|activity| activity["status"] == "done");
        let most = if at == 0 { PHOTOS_OF_FIRST } else { 1 };
        let done: Vec<(String, Motif)> = done
            .rev()
            .filter_map(|activity| {
                Some((activity["id"].as_str()?.to_owned(), Motif::of(activity)?))
            })
            .take(most)
            .collect();
        for (id, motif) in done {
            let Some(pngs) = photo(story.random.u64(..), motif) else {
                continue;
            };
            let [full, small] = pngs.map(Bytes::from);
            let url = keep_for(&story.app, &person.uid, full, small).await;
            let url: Value = url.map_err(|error| refused("uploading a photo", error))?;
            let op = json!({ "op": "set", "id": id, "fields": { "proofRef": url } });
            let edit = json!({ "listId": list["id"], "ops": [op] });
            story.call("editBucketItems", Some(person), edit).await?;
            photos += 1;
        }
    }
    Ok(photos)
}
