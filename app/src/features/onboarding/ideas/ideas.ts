/** Things worth a year, collected by us: read from their text when first needed. */
import { type Category, categories } from "~/ui/categories";
import type { Language } from "~/ui/words/language";

export type Season = "spring" | "summer" | "autumn" | "winter";

export interface Idea {
  title: string;
  category: Category;
  /** Seasons in which it is best; all of them for any time. */
  seasons: readonly Season[];
}

const ALL: readonly Season[] = ["spring", "summer", "autumn", "winter"];

const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./ideas.en.txt?raw"),
  de: () => import("./ideas.de.txt?raw"),
};

/** All of them, as a language says them. */
export async function allIdeas(language: Language): Promise<Idea[]> {
  return parsed((await texts[language]()).default);
}

/** Lines of `title ~seasons` under headings of `# category`. */
export function parsed(text: string): Idea[] {
  const ideas: Idea[] = [];
  let category: Category | undefined;
  for (const line of text.split("\n")) {
    const heading = /^# (\w+)$/.exec(line)?.[1];
    if (heading) category = categories.find((each) => each === heading);
    const [title = "", tags = ""] = line.split(" ~");
    if (heading || !category || title.trim() === "") continue;
    const named = ALL.filter((season) => tags.split(",").includes(season));
    ideas.push({ title: title.trim(), category, seasons: named.length > 0 ? named : ALL });
  }
  return ideas;
}

/** The season of a day, turned round south of the equator. */
export function seasonOf(date: Date, southern: boolean): Season {
  const season = Math.floor(((date.getMonth() + 10) % 12) / 3);
  return ALL[(season + (southern ? 2 : 0)) % 4] ?? "spring";
}

/** Returns `true` if most people of a region live south of the equator, guessed from the time zone of the device. */
export function isSouthern(timeZone: string): boolean {
  return /^(Australia|Antarctica|Pacific\/Auckland|Africa\/(Johannesburg|Harare|Maputo|Windhoek|Lusaka)|America\/(Argentina|Sao_Paulo|Santiago|Montevideo|Lima|La_Paz|Asuncion))/.test(
    timeZone,
  );
}

/** Ideas for a season first, a little different each day, and the same all day long. */
export function forSeason(ideas: readonly Idea[], season: Season, day: number): Idea[] {
  const mixed = [...ideas].sort((a, b) => scattered(a.title, day) - scattered(b.title, day));
  const fits = (idea: Idea) =>
    idea.seasons.length < 4 && idea.seasons.includes(season) ? 0 : idea.seasons.length === 4 ? 1 : 2;
  return mixed.sort((a, b) => fits(a) - fits(b));
}

/** A number that scatters texts (FNV-1a), other ones for another seed. */
function scattered(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
