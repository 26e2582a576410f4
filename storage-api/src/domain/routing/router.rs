//! Asks the services, within limits and through a cache.

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use futures_util::future::{BoxFuture, try_join_all};
use quick_cache::sync::Cache;
use tokio::sync::Semaphore;

use super::osrm::{self, Osrm};
use super::valhalla::Valhalla;
use super::ways::{PROFILES, Point, Profile, RoutingError, RoutingProvider, Table, Way};

/// Questions to services that are under way at the same time.
const QUESTIONS_MAX: usize = 8;
/// Answers that are kept.
const ANSWERS_MAX: usize = 20_000;
/// Time for which an answer is kept, in milliseconds: streets change, but not by the hour.
const ANSWER_MS: i64 = 24 * 3_600_000;
/// Pause after a failure before the service is asked again, in milliseconds.
const PAUSE_MS: i64 = 10_000;

/// Protocol of a service.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Protocol {
    Osrm,
    Valhalla,
}

/// A service as the flag names it: `osrm=https://…`, `osrm:car=https://…`, `valhalla=https://…`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Routing {
    protocol: Protocol,
    profiles: Vec<Profile>,
    url: String,
}

impl FromStr for Routing {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected =
            "a service of ways is osrm=https://…, osrm:car=https://… or valhalla=https://…";
        let (service, url) = text.split_once('=').ok_or(expected)?;
        let (protocol, only) = match service.split_once(':') {
            Some((protocol, only)) => (protocol, Some(only)),
            None => (service, None),
        };
        let protocol = match protocol {
            "osrm" => Protocol::Osrm,
            "valhalla" => Protocol::Valhalla,
            _ => return Err(expected.to_owned()),
        };
        let known = PROFILES
            .iter()
            .filter(|(name, _)| only.is_none_or(|only| only == *name));
        let profiles: Vec<Profile> = known.map(|(_, profile)| *profile).collect();
        if profiles.is_empty() {
            return Err("the means of travel are walk, bike and car".to_owned());
        }
        let plain = url.replace(osrm::PLACEHOLDER, "foot");
        let uri: http::Uri = plain.parse().map_err(|_| "not an address".to_owned())?;
        let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
        if !is_web || uri.authority().is_none() || uri.query().is_some() {
            return Err(
                "an address looks like https://ways.example or https://ways.example/path"
                    .to_owned(),
            );
        }
        Ok(Self {
            protocol,
            profiles,
            url: url.trim_end_matches('/').to_owned(),
        })
    }
}

/// One service with what limits its use.
struct Known {
    profiles: Vec<Profile>,
    provider: Box<dyn RoutingProvider>,
    /// No question before this time, in milliseconds since 1970.
    paused_until_ms: AtomicI64,
}

/// Asks the services.
pub(crate) struct Router {
    services: Vec<Known>,
    questions: Semaphore,
    ways: Cache<(Profile, [i64; 4]), Kept<Way>>,
    tables: Cache<(Profile, Vec<[i64; 2]>), Kept<Table>>,
}

/// An answer, and until when it is good.
#[derive(Clone)]
struct Kept<T> {
    until_ms: i64,
    answer: Option<Arc<T>>,
}

impl Router {
    pub(crate) fn new(services: &[Routing]) -> Self {
        let known = |service: &Routing| {
            let url = service.url.clone();
            let provider: Box<dyn RoutingProvider> = match service.protocol {
                Protocol::Osrm => Box::new(Osrm::new(url)),
                Protocol::Valhalla => Box::new(Valhalla::new(url)),
            };
            Known {
                profiles: service.profiles.clone(),
                provider,
                paused_until_ms: AtomicI64::new(0),
            }
        };
        Self {
            services: services.iter().map(known).collect(),
            questions: Semaphore::new(QUESTIONS_MAX),
            ways: Cache::new(ANSWERS_MAX),
            tables: Cache::new(ANSWERS_MAX / 100),
        }
    }

    /// Names of the means of travel that some service knows.
    pub(crate) fn modes(&self) -> Vec<&'static str> {
        let known = PROFILES
            .iter()
            .filter(|(_, profile)| self.service(*profile).is_ok());
        known.map(|(name, _)| *name).collect()
    }

    /// Times and lengths between all points; `None` where the service knows no way.
    pub(crate) async fn table(
        &self,
        profile: Profile,
        points: &[Point],
        now_ms: i64,
    ) -> Result<Option<Arc<Table>>, RoutingError> {
        let service = self.service(profile)?;
        let key: (Profile, Vec<[i64; 2]>) = (profile, points.iter().copied().map(cell).collect());
        if let Some(kept) = self.tables.get(&key).filter(|kept| now_ms < kept.until_ms) {
            return Ok(kept.answer);
        }
        let asked = service.provider.table(profile, points);
        let answer = self.ask(service, asked, now_ms).await?.map(Arc::new);
        let until_ms = now_ms + ANSWER_MS;
        self.tables.insert(
            key,
            Kept {
                until_ms,
                answer: answer.clone(),
            },
        );
        Ok(answer)
    }

    /// The ways of several legs, in their order; `None` for one without a way.
    pub(crate) async fn ways(
        &self,
        legs: &[(Profile, [Point; 2])],
        now_ms: i64,
    ) -> Result<Vec<Option<Arc<Way>>>, RoutingError> {
        let asked = legs
            .iter()
            .map(|(profile, ends)| self.way(*profile, *ends, now_ms));
        try_join_all(asked).await
    }

    async fn way(
        &self,
        profile: Profile,
        ends: [Point; 2],
        now_ms: i64,
    ) -> Result<Option<Arc<Way>>, RoutingError> {
        let service = self.service(profile)?;
        let ([a, b], [c, d]) = (cell(ends[0]), cell(ends[1]));
        let key = (profile, [a, b, c, d]);
        if let Some(kept) = self.ways.get(&key).filter(|kept| now_ms < kept.until_ms) {
            return Ok(kept.answer);
        }
        let asked = service.provider.way(profile, ends);
        let answer = self.ask(service, asked, now_ms).await?.map(Arc::new);
        let until_ms = now_ms + ANSWER_MS;
        self.ways.insert(
            key,
            Kept {
                until_ms,
                answer: answer.clone(),
            },
        );
        Ok(answer)
    }

    /// Waits for a turn and asks, unless the service has failed just now.
    async fn ask<T>(
        &self,
        service: &Known,
        asked: BoxFuture<'_, Result<Option<T>, RoutingError>>,
        now_ms: i64,
    ) -> Result<Option<T>, RoutingError> {
        let paused = || RoutingError::Unavailable("it failed just now".to_owned());
        let _turn = self.questions.acquire().await.map_err(|_| paused())?;
        if now_ms < service.paused_until_ms.load(Ordering::Relaxed) {
            return Err(paused());
        }
        let answer = asked.await;
        if let Err(error) = &answer {
            tracing::warn!(%error, "asking for ways failed");
            service
                .paused_until_ms
                .store(now_ms + PAUSE_MS, Ordering::Relaxed);
        }
        answer
    }

    fn service(&self, profile: Profile) -> Result<&Known, RoutingError> {
        let known = self
            .services
            .iter()
            .find(|known| known.profiles.contains(&profile));
        known.ok_or(RoutingError::Unknown)
    }
}

/// A point to about a metre, as a name of answers.
#[expect(clippy::cast_possible_truncation, reason = "at most 18 million")]
fn cell(point: Point) -> [i64; 2] {
    point.map(|degrees| (degrees * 100_000.0).round() as i64)
}
