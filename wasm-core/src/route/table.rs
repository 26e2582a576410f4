//! The route table: every path of the product as data, in the order of the seed.

use serde::ser::{Serialize, Serializer};

/// The frame around a screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Layout {
    /// Nothing around it.
    None,
    /// Side rail on wide screens, bar at the bottom on phones.
    App,
    /// A wizard without navigation.
    Custom,
    /// Top bar and footer.
    Default,
    /// Editorial, full-bleed.
    Fashion,
    /// A summary beside a form.
    Shop,
}

impl Layout {
    /// The name by which JavaScript knows it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::App => "app",
            Self::Custom => "custom",
            Self::Default => "default",
            Self::Fashion => "fashion",
            Self::Shop => "shop",
        }
    }
}

impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// Part that a location must have besides its path, or the page is not found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Requirement {
    /// The first value of this query parameter is there and not blank.
    Query(&'static str),
}

/// One line of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Route {
    /// The path as the seed writes it, `/quest/{id}`.
    pub pattern: &'static str,
    /// Name of the screen. Paths that differ only by alias (`_copy`, `-real`, `/app/…`) share it.
    pub screen: &'static str,
    /// The frame around the screen.
    pub layout: Layout,
    /// Names of the guards that run before it is shown, in order.
    pub guards: &'static [&'static str],
    /// Parts that the location must have besides its path.
    pub requires: &'static [Requirement],
    /// `true` if the parameter `year` takes 2000–2099 only.
    pub years_only: bool,
}

const fn open(pattern: &'static str, screen: &'static str, layout: Layout) -> Route {
    Route {
        pattern,
        screen,
        layout,
        guards: &[],
        requires: &[],
        years_only: false,
    }
}

const fn guarded(pattern: &'static str, screen: &'static str) -> Route {
    Route {
        pattern,
        screen,
        layout: Layout::App,
        guards: &["auth"],
        requires: &[],
        years_only: false,
    }
}

const fn of_year(pattern: &'static str, screen: &'static str) -> Route {
    Route {
        years_only: true,
        ..open(pattern, screen, Layout::Fashion)
    }
}

/// The product's routes. `/my-quests` is guarded although the seed's table leaves it out, because its section on
/// permissions names it; the years besides 2025 open the same screens.
pub const SEED_ROUTES: &[Route] = &[
    open("/demo", "demo", Layout::Default),
    open("/", "home", Layout::Default),
    open("/login", "login", Layout::None),
    open("/create", "create", Layout::Custom),
    open("/privacy", "privacy", Layout::Default),
    open("/support", "support", Layout::Default),
    open("/app/join", "join", Layout::App),
    open("/selected", "selected", Layout::App),
    open("/2025", "year", Layout::Fashion),
    open("/2025/{id}", "shared-list", Layout::Fashion),
    of_year("/{year}", "year"),
    of_year("/{year}/{id}", "shared-list"),
    guarded("/my-quests", "my-quests"),
    open("/plan/{id}", "plan", Layout::App),
    open("/quest/{id}", "quest", Layout::App),
    open("/browse", "browse", Layout::Shop),
    open("/browse/{id}", "browse", Layout::Shop),
    guarded("/leaderboard", "leaderboard"),
    open("/hangout/{id}", "hangout", Layout::App),
    open("/hangout/create", "create-hangout", Layout::App),
    open("/polymet-demo", "gallery", Layout::Fashion),
    guarded("/profile/edit", "edit-profile"),
    guarded("/profile", "profile"),
    guarded("/profile_copy", "profile"),
    open("/app/plan/{id}", "plan", Layout::App),
    open("/delete-account", "delete-account", Layout::Default),
    open("/my-quests-real", "my-quests", Layout::App),
    guarded("/quest-dashboard", "quest-dashboard"),
    guarded("/quest-dashboard_copy", "quest-dashboard"),
    open("/app/hangout/{id}", "hangout", Layout::App),
    Route {
        requires: &[Requirement::Query("id")],
        ..open("/app/hangout/join", "join-hangout", Layout::App)
    },
    open("/browse_copy", "browse", Layout::Shop),
    open("/browse_copy/{id}", "browse", Layout::Shop),
    open("/bucket-list", "bucket-list", Layout::App),
    open("/bucket-list/{id}", "shared-list", Layout::App),
    open("/app/bucket-list", "bucket-list", Layout::App),
    open("/app/bucket-list/{id}", "shared-list", Layout::App),
    open("/test-autocomplete", "test-autocomplete", Layout::Default),
    open("/carpool/coordination", "carpool", Layout::App),
    guarded("/creator/create-quest", "create-quest"),
    open("/app/quest/{questId}", "quest", Layout::App),
    open("/app/quest/{questId}/checkout", "checkout", Layout::Shop),
];
