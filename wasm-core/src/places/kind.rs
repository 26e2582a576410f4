//! Kinds of places, and roles of names: one byte each in a packed gazetteer.

macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        #[repr(u8)]
        pub enum $name { $($(#[$variant_doc])* $variant,)* }

        impl $name {
            /// All of them; the position is the number in a packed gazetteer.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The name at the JavaScript face and in the packer's lines.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }

            /// The one with this name.
            pub fn parse(text: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.as_str() == text)
            }

            pub(super) fn from_number(number: u8) -> Option<Self> {
                Self::ALL.get(usize::from(number)).copied()
            }
        }
    };
}

numbered! {
    /// The kind of a place, as a list shows it beside the name.
    PlaceKind {
        /// A city, a town, or a village.
        Town = "town",
        /// A country or a territory.
        Country = "country",
        /// A state, a province, or a landscape with a name.
        Region = "region",
        /// An island or a group of islands.
        Island = "island",
        /// A peak, a volcano, or a range.
        Mountain = "mountain",
        /// A lake.
        Lake = "lake",
        /// A river.
        River = "river",
        /// An ocean, a sea, a bay, or a strait.
        Sea = "sea",
        /// A desert.
        Desert = "desert",
        /// A waterfall.
        Waterfall = "waterfall",
        /// A national park or another protected landscape.
        Park = "park",
        /// A beach.
        Beach = "beach",
        /// A world heritage site.
        Heritage = "heritage",
        /// A building, a monument, or another sight.
        Sight = "sight",
    }
}

numbered! {
    /// The role of a name of a place.
    NameRole {
        /// A name to search for that is not shown: other languages, short names, former names.
        Other = "other",
        /// The name in English.
        English = "en",
        /// The name in German.
        German = "de",
        /// The name in the language spoken there.
        Local = "local",
    }
}

/// Tells whether a word is one of those in a text.
pub(super) fn lists_word(words: &str, word: &str) -> bool {
    words.split(' ').any(|known| known == word)
}

impl PlaceKind {
    /// Tells whether a folded word names the kind: one may type it beside a name that lacks it.
    pub(super) fn is_named_by(self, word: &str) -> bool {
        lists_word(self.words(), word)
    }

    const fn words(self) -> &'static str {
        match self {
            Self::Town => "city town stadt ville ciudad",
            Self::Country => "country land",
            Self::Region => "region state province valley provinz tal valle",
            Self::Island => {
                "island islands isle insel inseln isla islas isola isole ilha ilhas ile iles koh pulau"
            }
            Self::Mountain => {
                "mount mt mountain mountains peak volcano berg gebirge vulkan monte mont pic pico cerro volcan"
            }
            Self::Lake => "lake see lago lac loch laguna meer",
            Self::River => "river fluss rio fleuve fiume",
            Self::Sea => "sea ocean bay gulf meer ozean bucht mer mar mare baie bahia",
            Self::Desert => "desert wuste desierto deserto salt flats salzwuste",
            Self::Waterfall => {
                "waterfall falls wasserfall wasserfalle chutes cascade cascades cascada cataratas salto"
            }
            Self::Park => {
                "national park nationalpark np safari parque parc parco nacional nazionale"
            }
            Self::Beach => "beach strand playa plage praia spiaggia",
            Self::Heritage | Self::Sight => {
                "temple temples tempel castle schloss burg palace tower turm church kirche cathedral dom museum bridge ruins chateau castillo castello palacio palazzo palais torre tour pont ponte puente cathedrale catedral eglise iglesia musee museo"
            }
        }
    }
}
