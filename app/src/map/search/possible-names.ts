/** Names of places that a wish may have in it, judged by its words alone, in English and in German. Pure. */
import { languageStore } from "~/ui/words/language";

export interface PossibleName {
  name: string;
  /** Inhabitants that a town of this name has at least, to be meant; of other kinds of places each may be. */
  townMin: number;
  /** `true` if no other kind of place is meant: "Swim" before "at dawn" is no island. */
  isTown?: boolean;
}

/** Words of a name at the end of a wish. */
const WORDS_MAX = 5;
/** Inhabitants of a city whose name alone is enough: the towns called Nice, Reading and Bath are smaller. */
const CITY = 500_000;
/** Inhabitants of a town one visits, where the noun before a German verb may be any: "Oma besuchen". */
const VISITED_TOWN = 10_000;

/** Words that a name of one word stands behind, be it of a village: of "bake bread" nothing is a place. */
const TOWARDS =
  /^(in|to|at|around|near|visit|see|explore|of|through|nach|um|bei|durch|von|on|auf|besuchen?|sehen?|erkunden?)$/i;
/** Verbs before the name of a place that is no village: one climbs a mountain, and runs a marathon. */
const VERBS =
  /^(climb|hike|trek|walk|ski|surf|sail|swim|dive|snorkel|kayak|canoe|raft|cycle|bike|drive|run|fly|ride|tour|cross|circle|summit|conquer|discover|experience|photograph|admire)$/i;
const ARTICLES = /^(the|a|an|der|die|das|ein|eine|einen|den|dem|zum|zur|ans|am|im|ins|vom|beim)$/;
/** German verbs behind the name of a town. */
const VISITING = /^(besuchen|bereisen|sehen|ansehen|anschauen|erkunden|entdecken|erleben|kennenlernen)$/;
const INFINITIVE = /^\p{Ll}+(en|ern|eln)$/u;
const NAME = /^\p{Lu}/u;

/** Names of landscapes and cities that are words first, as people write them. */
const ORDINARY: ReadonlySet<string> = new Set(
  [
    "west east north south central western eastern northern southern northeast northwest nord sud oriental maritime",
    "littoral delta bay islands lakes highland plateau cascade pit pool bar back saga edge sphere pipeline van don",
    "reunion unity peace ascension trinity copper orange beaver porcupine mustang mavericks jaws mull hydra mascara",
    "margarita pagan nun ogre loser acre mono shire weir peel trestles sale perm erode runde zug bund kanton klang essen",
    "nice cologne posen löwen",
  ].flatMap((line) => line.split(" ")),
);

/**
 * When, with whom and how something is to be done, at the end of a wish: "at dawn", "with my sister", "im Winter". A phrase
 * that begins with a word such as "in" is one only with a word of time or manner behind it, others are whatever follows.
 */
const CIRCUMSTANCE = new RegExp(
  `\\s+(?:${[
    "(?:with|without|for|before|after|during|under|this|next|mit|ohne|für|vor|während|unter|dieses|diesen|nächstes|nächsten) .+",
    "(?:at|by|in|on|bei|beim|zu|zum|zur|im|am|an|auf|per) (?:(?:the|my|a|an|one|der|dem|den|einem|einer|meinem) )?(?:[\\p{L}\\d]+ )?" +
      "(?:dawn|dusk|sunrise|sunset|daybreak|night|noon|midnight|light|hour|day|days|week|weeks|weekend|month|months|year|spring|" +
      "summer|autumn|fall|winter|snow|rain|fog|mist|morning|evening|dark|bloom|moonlight|moon|candlelight|bike|bicycle|boat|ferry|" +
      "train|car|bus|foot|horseback|horse|skis|christmas|easter|eve|birthday|honeymoon|january|february|march|april|may|june|july|" +
      "august|september|october|november|december|sonnenaufgang|sonnenuntergang|nacht|mitternacht|morgen|abend|mondlicht|mondschein|" +
      "mond|kerzenlicht|tag|tagen|woche|wochen|wochenende|monat|jahr|frühling|frühjahr|sommer|herbst|schnee|regen|nebel|rad|fahrrad|" +
      "boot|zug|auto|fuß|pferd|weihnachten|ostern|silvester|geburtstag|januar|februar|märz|mai|juni|juli|oktober|dezember)",
    "alone|together|again|once|someday|one day|allein|alleine|zusammen|wieder|einmal|nochmal|nachts|morgens|abends",
  ].join("|")})$`,
  "iu",
);
/** Circumstances that a wish may end with: "in winter with my sister". */
const CIRCUMSTANCES_MAX = 3;

/**
 * The names that a wish may end with, the longest first, and with them what else it takes to be sure; then those before
 * what it says of when, with whom and how.
 */
export function possibleNames(text: string, language = languageStore.getState().language): PossibleName[] {
  const { words, verbs } = parted(text, language);
  const names = namesAtEnd(words, verbs);
  let rest = words.join(" ");
  for (let times = 0; times < CIRCUMSTANCES_MAX && CIRCUMSTANCE.test(rest); times += 1) {
    rest = rest.replace(CIRCUMSTANCE, "");
    const left = rest.split(" ");
    const isSure = ({ name }: PossibleName) => NAME.test(name);
    names.push(
      ...namesAtEnd(left, verbs)
        .filter(isSure)
        .map((name) => (left.length === 1 ? { ...name, isTown: true } : name)),
    );
  }
  return names;
}

function namesAtEnd(words: readonly string[], verbs: readonly string[]): PossibleName[] {
  const names: PossibleName[] = [];
  for (let count = Math.min(WORDS_MAX, words.length); count >= 1; count -= 1) {
    const from = words.length - count;
    const name = words.slice(from);
    if (ARTICLES.test(name[0] ?? "")) continue;
    const townMin = count > 1 ? townMinOfMany(name) : townMinOfOne(name[0] ?? "", words[from - 1], verbs);
    if (townMin !== null) names.push({ name: name.join(" "), townMin });
  }
  return names;
}

export interface BegunNames {
  /** Names that are to be looked for one after the other until there are places of one. */
  names: readonly string[];
  /** `true` if more of a name may follow; what stands before a German verb is all of it. */
  isOpen: boolean;
}

/** The names that a wish may be about to end with: its last words with capitals, or else its last word. */
export function begunNames(text: string, language = languageStore.getState().language): BegunNames {
  const { words, verbs } = parted(text, language);
  let start = 0;
  while (start < words.length - 1 && isLead(words[start] ?? "")) start += 1;
  let from = words.length - 1;
  while (from > start && NAME.test(words[from - 1] ?? "")) from -= 1;
  const names = [words.slice(from).join(" ")];
  // The first word may have its capital from the beginning of the sentence.
  if (from === 0 && words.length > 1) names.push(words.slice(1).join(" "));
  const isOpen = verbs.length === 0 && (NAME.test(words[from] ?? "") || names[0] === text.trim());
  return { names, isOpen };
}

/** Inhabitants that a town of several words has at least: "hot springs" is no name, "Hot Springs" is. */
function townMinOfMany(words: readonly string[]): number {
  return words.every((word) => word.length <= 3 || !/^\p{Ll}/u.test(word)) ? 0 : CITY;
}

/** The same of one word, which may be anything; `null` if it is no name where it stands. */
function townMinOfOne(word: string, before: string | undefined, verbs: readonly string[]): number | null {
  const isName = NAME.test(word);
  if (before !== undefined && TOWARDS.test(before) && isName) return 0;
  if (before !== undefined && !isLead(before)) return null;
  if (ORDINARY.has(word.toLowerCase())) return null;
  return isName && before === undefined && verbs.some((verb) => VISITING.test(verb)) ? VISITED_TOWN : CITY;
}

function isLead(word: string): boolean {
  return TOWARDS.test(word) || VERBS.test(word) || ARTICLES.test(word.toLowerCase());
}

/** The words of a wish, and the German verbs that it ends with: "den Eiffelturm" and "sehen". */
function parted(text: string, language: string): { words: string[]; verbs: string[] } {
  const words = text
    .trim()
    .replace(/[.!?…]+$/, "")
    .split(/\s+/);
  const isVerb = (word: string) => VISITING.test(word) || (language === "de" && INFINITIVE.test(word));
  const last = words.findLastIndex((word) => !isVerb(word));
  // A noun has a capital: in "neue Sachen lernen" as in "Venedig besuchen".
  if (!NAME.test(words[last] ?? "")) return { words, verbs: [] };
  return { words: words.slice(0, last + 1), verbs: words.slice(last + 1) };
}
