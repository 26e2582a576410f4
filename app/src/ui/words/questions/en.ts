/** English words of questions to the creator of a quest. */
export const en = {
  ask: (name: string) => `Ask ${name}`,
  askUnnamed: "Ask the guide",
  signIn: (name: string) => `Sign in to ask ${name}`,
  signInUnnamed: "Sign in to ask the guide",
  title: (name: string) => `Ask ${name}`,
  titleUnnamed: "Ask the guide",
  text: "Your question",
  example: "Is it fine with a pushchair?",
  explained: (name: string) => `${name} gets it right away. Only the two of you can read it.`,
  explainedUnnamed: "The guide gets it right away. Only the two of you can read it.",
  send: "Send",
  sent: "Sent. The answer comes to your notifications and stays here.",
  yours: "Your questions",
  waiting: "Waiting for an answer",
  guide: "The guide",
  failed: {
    openQuestions: "Three of your questions are still waiting for an answer. You can ask again after that.",
    questions: "That’s ten questions in a day. You can ask again tomorrow.",
    nobody: "Whoever made this quest isn’t on Yonder any more.",
  },
};
