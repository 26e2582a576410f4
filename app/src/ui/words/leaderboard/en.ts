const HOUR_MS = 3_600_000;
const points = (count: number) => (count === 1 ? "1 point" : `${count} points`);
const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);
const hours = (count: number) => (count === 1 ? "1 hour" : `${count} hours`);

/** English words of leaderboards. */
export const en = {
  page: "Leaderboard",
  loading: "Loading the leaderboard",
  boards: "Who to compare with",
  periods: "Time span",
  board: { friends: "Friends", league: "My league", city: "My town", everybody: "Everybody", quest: "This quest" },
  period: { week: "This week", lastWeek: "Last week", all: "All time" },
  title: {
    friends: { week: "Friends this week", lastWeek: "Friends last week", all: "Friends, all time" },
    league: { week: "My league this week", lastWeek: "My league last week", all: "My league, all time" },
    city: { week: "My town this week", lastWeek: "My town last week", all: "My town, all time" },
    everybody: { week: "Everybody this week", lastWeek: "Everybody last week", all: "Everybody, all time" },
    quest: { week: "This quest this week", lastWeek: "This quest last week", all: "This quest, all time" },
  },
  nextWeek: (ms: number) => {
    const left = Math.floor(ms / HOUR_MS);
    const [whole, rest] = [Math.floor(left / 24), left % 24];
    const parts = [whole > 0 ? days(whole) : "", rest > 0 || whole === 0 ? hours(rest) : ""];
    return `New week on Monday. ${parts.filter(Boolean).join(" and ")} left.`;
  },
  league: "Thirty people who had about as many points as you the week before. A new one every Monday.",
  noHome: "This board compares people of one town, and we don’t know yours.",
  setHome: "Say roughly where you live",
  hideMe: "Hide me",
  showMe: "Show me again",
  nowHidden: "You’re off every leaderboard.",
  nowShown: "You’re back on the leaderboards.",
  hidden: "You’re hidden from every leaderboard. Your points are kept.",
  you: "You",
  somebody: "Somebody",
  noPoints: "You have no points here yet. Tick a wish, walk a quest or come to a hangout.",
  behind: (rank: number, missing: number, name: string) => `You’re number ${rank}, ${points(missing)} behind ${name}.`,
  leading: "You’re in front.",
  rows: (people: number) => (people === 1 ? "1 person" : `${people} people`),
  move: (move: number | "new") =>
    move === "new" ? "new" : move === 0 ? "same" : move > 0 ? `${move} up` : `${-move} down`,
  why: (name: string, count: number) => `${name}: ${points(count)}. What they’re made of`,
  kind: { quests: "quests", lists: "lists", hangouts: "hangouts and lifts" },
  press: "Press a number to see what it’s made of.",
  reasons: {
    yours: { week: "Your points this week", lastWeek: "Your points last week", all: "All your points" },
    theirs: (name: string) => `${name}’s points`,
    profile: "See profile",
    none: "No points in this time.",
    newest: (count: number) => `These are the newest ${count}.`,
  },
  rule: {
    questStop: "Stop of a quest",
    questFinished: "Finished a quest",
    questPlayed: "Somebody finished your quest",
    itemTogether: "Did it together",
    itemAlone: "Did it",
    hangoutAttended: "Came to a hangout",
    hangoutHosted: "Hosted a hangout",
    drove: "Drove people",
  },
  evidence: (kind: string, isPart: boolean) =>
    ({
      code: "With the code of the place.",
      answer: "With the right answer.",
      location: isPart ? "By position alone it’s half." : "By position.",
      host: "The host says so.",
      friend: "A friend confirmed it.",
      list: "On your list.",
      stops: "All stops reached.",
      none: "On your own.",
    })[kind] ?? "",
  partly: (given: number, of: number) => `${given} of ${of}.`,
  theirWish: (name: string) => `A wish on ${name}’s list`,
  stopOf: (quest: string) => `Stop of “${quest}”.`,
  withFriend: (name: string) => `With ${name}.`,
  takenBack: "Taken back.",
  withheld: {
    noEvidence: "On hold: nobody has confirmed it yet.",
    perDay: "On hold: you had all the points of this kind for that day.",
    perWeek: "On hold: you had all the points of this kind for that week.",
    sameFriend: "On hold: the same friend, many times in a short while.",
    friends: "On hold: not enough different people.",
    suspicious: "On hold: somebody looks at it first.",
  },
  byDay: { week: "Your points this week, day by day", lastWeek: "Your points last week, day by day" },
  day: "Day",
  check: {
    open: "How your points add up",
    title: "Check my score",
    sum: (sum: string, lines: number) =>
      `Added up again on this device: ${lines === 1 ? "1 line" : `${lines} lines`} of all time, ${sum} points.`,
    agrees: "Every line agrees with the rules.",
    differs: (count: number) =>
      count === 1 ? "1 line doesn’t agree with the rules:" : `${count} lines don’t agree with the rules:`,
    due: (given: string, due: string) => `${given}, by the rules ${due}`,
    failed: "We couldn’t load your points.",
  },
  badges: {
    title: "Badges",
    loading: "Loading your badges",
    seen: "Points and badges",
    none: "No badges yet.",
    points: (count: number, week: number) => {
      const all = count === 1 ? "1 point so far" : `${count.toLocaleString("en")} points so far`;
      return week > 0 ? `${all}, ${week.toLocaleString("en")} of them this week.` : `${all}.`;
    },
    onHold: (count: number) => (count === 1 ? "1 more is on hold." : `${count.toLocaleString("en")} more are on hold.`),
    open: "See the leaderboard",
    name: {
      together: "Better together",
      quests: "Finisher",
      stops: "Pathfinder",
      hangouts: "Good company",
      hosted: "Host",
      driven: "At the wheel",
      guided: "Guide",
      weeks: "Week after week",
    },
    count: {
      together: (count: number, written: string) => `${written} ${count === 1 ? "wish" : "wishes"} done with a friend`,
      quests: (count: number, written: string) => `${written} ${count === 1 ? "quest" : "quests"} finished`,
      stops: (count: number, written: string) => `${written} ${count === 1 ? "stop" : "stops"} reached`,
      hangouts: (count: number, written: string) => `${written} ${count === 1 ? "hangout" : "hangouts"} joined`,
      hosted: (count: number, written: string) => `${written} ${count === 1 ? "hangout" : "hangouts"} hosted`,
      driven: (count: number, written: string) => `${written} ${count === 1 ? "person" : "people"} driven`,
      guided: (count: number, written: string) =>
        count === 1 ? "Own quests finished once by others" : `Own quests finished ${written} times by others`,
      weeks: (count: number, written: string) => `${written} ${count === 1 ? "week" : "weeks"} in a row`,
    },
    level: (level: number) => `Level ${level} of 3`,
    next: (missing: number) => `${missing} more to the next level`,
    highest: "Highest level",
    since: (day: string) => `reached ${day}`,
  },
  appeal: {
    title: "Points missing?",
    line: "Ask for a second look",
    happened: "What happened?",
    explained:
      "Wishes you tick alone bring points only twice a day. If it’s something else, somebody looks at it again.",
    send: "Ask for a second look",
    sent: "Thank you. Somebody looks at your points again.",
  },
  alone: {
    points: "Your points.",
    compared: (more: number, period: string) => {
      const than = period === "week" ? "last week" : "the week before";
      if (more === 0) return `As many as ${than}.`;
      return more > 0 ? `${points(more)} more than ${than}.` : `${points(-more)} fewer than ${than}.`;
    },
    title: "Do something together",
    text: "What you do with a friend counts four times as much: 20 points instead of 5.",
    invite: "Invite a friend",
  },
};
