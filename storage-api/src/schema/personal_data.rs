//! Declarations of personal data: where documents hold ids of people, and what becomes of it when somebody leaves, or when
//! two people part.

/// Place of documents that holds ids of people, and the effect of a parting on it.
#[derive(Clone, Copy, Debug)]
pub struct Person {
    place: Place,
    pub(crate) parting: Parting,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Id,
    Index(&'static str),
    Field(&'static str),
    BesideLists,
}

/// Way to find a person's documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// Their id is the person's.
    ById,
    /// By an index that holds the person's id.
    By(&'static str),
    /// Under the ids of the person's bucket lists.
    BesideLists,
}

/// Effect on a place when two people part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Parting {
    /// It ends.
    Ends(End),
    /// It stays, for that reason.
    Stays(&'static str),
}

/// A kind of thing between two people that ends, in the order in which they end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum End {
    /// Before friendships, which tell whether there is something to end.
    FriendLinks,
    Friendship,
    Requests,
    EditingLists,
    MeToos,
    EditingPlans,
    Suggestions,
    Hangouts,
    Rides,
    Notifications,
    Queues,
    Questions,
    Teams,
    HeldSeats,
}

/// Effect of erasing a person on a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It is deleted.
    Delete,
    /// It is deleted with the credits in it.
    DeleteList,
    /// It is deleted, and the person leaves the team.
    LeaveTeam,
    /// It is deleted with the photo, unless others use that.
    DeleteUpload,
    /// It goes on with another host, or is deleted with everything in it.
    EndHangout,
    /// It is deleted, and the person leaves the hangout.
    LeaveHangout,
    /// It is deleted, and the ride of everybody in the car ends.
    WithdrawCar,
    /// It is deleted, and the ride ends.
    WithdrawRide,
    /// It is deleted, and the two people part.
    Part,
    /// It stays for whoever else it is about, and does not say any more who it was.
    ForgetInQuest,
    /// It is deleted, and the name that it stands for goes from the list.
    ForgetCredit,
    /// It stays, and the field is empty.
    Blank(&'static str),
    /// It stays under another id, without the person.
    ForgetPoints,
    /// It stays without the person while it is of use.
    ForgetFlag,
    /// It stays while others use it, and does not say who added it.
    ForgetPlace,
    /// It stays without its author.
    ForgetComment,
}

impl Fate {
    /// Returns `true` if the document stays and says no more whose it was.
    pub(crate) const fn anonymises(self) -> bool {
        match self {
            Self::Delete
            | Self::DeleteList
            | Self::LeaveTeam
            | Self::DeleteUpload
            | Self::EndHangout
            | Self::LeaveHangout
            | Self::WithdrawCar
            | Self::WithdrawRide
            | Self::Part => false,
            Self::ForgetInQuest
            | Self::ForgetCredit
            | Self::Blank(_)
            | Self::ForgetPoints
            | Self::ForgetFlag
            | Self::ForgetPlace
            | Self::ForgetComment => true,
        }
    }
}

impl Person {
    /// The id of the document.
    pub(crate) const fn id(parting: Parting) -> Self {
        let place = Place::Id;
        Self { place, parting }
    }

    /// A field that an index of the same name finds documents by.
    pub(crate) const fn index(name: &'static str, parting: Parting) -> Self {
        let place = Place::Index(name);
        Self { place, parting }
    }

    /// Another field. `a.b` is the field `b` of each part of `a`.
    pub(crate) const fn field(name: &'static str, parting: Parting) -> Self {
        let place = Place::Field(name);
        Self { place, parting }
    }

    /// The owner of the list that has the same id.
    pub(crate) const fn beside_lists(parting: Parting) -> Self {
        let place = Place::BesideLists;
        Self { place, parting }
    }

    /// Name of the field that holds the id; `id` stands for the id of the document.
    pub fn field_name(&self) -> Option<&'static str> {
        match self.place {
            Place::Id => Some("id"),
            Place::Index(name) | Place::Field(name) => Some(name),
            Place::BesideLists => None,
        }
    }

    /// Way to find a person's documents by it; `None` where they are not the person's.
    pub(crate) const fn found(&self) -> Option<Found> {
        match self.place {
            Place::Id => Some(Found::ById),
            Place::Index(name) => Some(Found::By(name)),
            Place::BesideLists => Some(Found::BesideLists),
            Place::Field(_) => None,
        }
    }
}

impl Parting {
    pub(crate) const OWN: Self = Self::Stays("nobody but the person reads it");
    pub(crate) const RULES: Self =
        Self::Stays("the read rules ask for friendships and blocks each time");
    pub(crate) const DIARY: Self =
        Self::Stays("an id in the notes of the person, which shows nothing of the other");
}
