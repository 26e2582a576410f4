//! Lists of three years, what of them was done, and photos of it.

use bytes::Bytes;
use serde_json::{Value, json};

use super::photo::photo;
use super::world::{Sight, moment};
use super::{DemoError, Person, Story, refused};
use crate::photos::keep_for;

/// Wishes of one year, least and most.
const WISHES: std::ops::RangeInclusive<usize> = 7..=13;
/// How many of them are places.
const PLACES: usize = 4;
/// One person in so many shows a photo.
const PHOTO_EACH: usize = 4;

/// Writes everybody's lists and does some of what is on them, and answers with how many lists there are.
pub(super) async fn keep(story: &mut Story, people: &[Person]) -> Result<usize, DemoError> {
    let mut lists = 0;
    for year in story.years() {
        story.go_to(moment(year, 1, 5));
        let mut pages = Vec::with_capacity(people.len());
        for person in people {
            pages.push(write(story, person, year).await?);
            lists += 1;
        }
        for month in 2..=12 {
            if moment(year, month, 14) >= story.until_ms {
                break;
            }
            story.go_to(moment(year, month, 14));
            for (person, page) in people.iter().zip(&mut pages) {
                if !page.open.is_empty() && story.chance(55) {
                    tick(story, people, person, page).await?;
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

async fn write(story: &mut Story, person: &Person, year: i64) -> Result<Page, DemoError> {
    let list = story
        .call("upsertBucketList", Some(person), json!({ "year": year }))
        .await?;
    let list_id = list["id"].as_str().unwrap_or_default().to_owned();
    let wishes = story.random.usize(WISHES);
    let mut ops = Vec::with_capacity(wishes);
    for at in story.some(story.world.wishes.len(), wishes - PLACES) {
        let (kind, title) = story.world.wishes[at].clone();
        let mut activity = json!({ "id": format!("w{at}"), "kind": kind, "title": title });
        if story.chance(30) {
            activity["status"] = json!("planned");
            activity["targetMonth"] = json!(story.random.u8(1..=12));
        }
        ops.push(json!({ "op": "add", "activity": activity }));
    }
    for at in story.some(story.world.cities.len(), PLACES) {
        let city = &story.world.cities[at];
        let Sight(name, lat, lng) = &city.sights[story.random.usize(..city.sights.len())];
        let activity = json!({
            "id": format!("p{at}"), "kind": "go", "title": format!("{name}, {}", city.name),
            "place": { "name": name, "lat": lat, "lng": lng },
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
    let mut fields = json!({ "status": "done", "note": note(story) });
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

fn note(story: &mut Story) -> &'static str {
    const NOTES: [&str; 6] = [
        "Better than I had hoped.",
        "Rained all day, and we laughed.",
        "Again next year.",
        "Took the long way home.",
        "My feet say no, my heart says yes.",
        "Nobody else was there.",
    ];
    NOTES[story.random.usize(..NOTES.len())]
}

/// Adds photos to things that are done this year, and answers with how many.
pub(super) async fn show_photos(story: &mut Story, people: &[Person]) -> Result<usize, DemoError> {
    story.go_to(story.until_ms);
    let mut photos = 0;
    for (at, person) in people.iter().enumerate().step_by(PHOTO_EACH) {
        let year = json!({ "year": story.years().end() });
        let list = story.call("upsertBucketList", Some(person), year).await?;
        let done = list["data"]["activities"].as_array().into_iter().flatten();
        let mut done = done.filter(|activity| activity["status"] == "done");
        let Some(id) = done
            .next_back()
            .and_then(|activity| activity["id"].as_str())
        else {
            continue;
        };
        let Some(pngs) = photo(u64::try_from(at).unwrap_or_default()) else {
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
    Ok(photos)
}
