/** A cost in one line. */
export interface CostLine {
  amount: string;
  /** Name of who pays. */
  payer: string | undefined;
  isEach: boolean;
  isGuess: boolean;
}

/** English words of what people do together on a plan: costs, meeting, suggestions. */
export const together = {
  people: {
    title: "Who comes along",
    none: "Add everybody who comes along, to share costs and to find a fair place to meet.",
    name: "Name",
    add: "Add",
    remove: (name: string) => `Remove ${name}`,
  },
  budget: {
    open: "People and costs",
    start: "Add people and costs",
    title: "People and costs",
    costs: "Costs",
    currency: "Currency",
    add: "Add a cost",
    edit: (title: string) => `Edit ${title}`,
    remove: (title: string) => `Remove ${title}`,
    what: "What for?",
    example: "Museum tickets",
    amount: "Amount",
    how: "What the amount is",
    together: "For everybody together",
    forEach: "For each",
    whoPays: "Who pays?",
    eachTheirs: "Everybody their own part",
    forWhom: "Who is it for?",
    guess: "The amount is a guess",
    cancel: "Cancel",
    sum: "In all",
    total: (amount: string) => `${amount} together`,
    person: "Name",
    part: "Costs",
    pays: "Pays",
    debts: "Who owes whom",
    owes: (from: string, to: string, amount: string) => `${from} owes ${to} ${amount}`,
    line: ({ amount, payer, isEach, isGuess }: CostLine) => {
      const sum = `${isGuess ? "about " : ""}${amount}${isEach ? " each" : ""}`;
      return payer ? `${payer} pays ${sum}` : sum;
    },
  },
  meet: {
    open: "Where to meet",
    title: "A fair place to meet",
    starts: "Where everybody sets out",
    rough: "The area or a station is enough. Only those who edit this plan see it.",
    from: (name: string) => `${name} starts at`,
    by: (name: string) => `How ${name} travels`,
    fair: "Fair places",
    two: "Say where two people or more set out.",
    none: "We found no place between them.",
    longest: (longest: string, difference: string) =>
      `Longest way ${longest}, ${difference} between longest and shortest`,
    way: (name: string, time: string) => `${name} ${time}`,
    here: (day: string) => `Meet here on ${day}`,
    estimate: "Ways are estimates along straight lines.",
  },
  suggest: {
    start: "Suggest changes",
    mode: "Suggesting changes",
    title: "Suggestions",
    how: "Change what you like. Only the owner sees it, once you send it.",
    count: (count: number) => (count === 1 ? "1 change to suggest" : `${count} changes to suggest`),
    send: (count: number) => (count === 1 ? "Send 1 suggestion" : `Send ${count} suggestions`),
    sent: "Sent. You’ll see the answer here.",
    discard: "Discard",
    stop: "Stop",
    waiting: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
    yours: "Your suggestions",
    accept: "Accept",
    decline: "Decline",
    withdraw: "Take back",
    accepted: "Accepted",
    declined: "Declined",
    stale: "The plan has changed since, so this doesn’t fit any more.",
    something: "a stop",
    says: {
      addStop: (name: string, day: string) => `Add ${name} on ${day}`,
      removeStop: (name: string) => `Leave out ${name}`,
      moveStop: (name: string, day: string) => `Move ${name} on ${day}`,
      setStop: (name: string) => `Change ${name}`,
      addDay: (day: string) => `Add ${day}`,
      removeDay: (day: string) => `Leave out ${day}`,
      setDay: (day: string) => `Change ${day}`,
      set: "Change the plan’s title or how you get around",
    },
  },
};
