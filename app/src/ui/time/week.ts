/** The week as the reader's region counts it. A weekday is a number here, 0 for Sunday to 6 for Saturday. */
import { locale } from "../words/language";

export type WeekdayNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6;

interface Week {
  firstDay: WeekdayNumber;
  weekend: WeekdayNumber[];
}

/** Week as `Intl` describes it, in which Sunday is 7. */
interface WeekInfo {
  firstDay: number;
  weekend: number[];
}

/** The week of a region: Monday first and the weekend on Saturday and Sunday where the browser doesn't say. */
export function weekOf(language: string = locale()): Week {
  const tag = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  const { firstDay = 1, weekend = [6, 7] } = tag.getWeekInfo?.() ?? tag.weekInfo ?? {};
  return { firstDay: fromSunday(firstDay), weekend: weekend.map(fromSunday) };
}

/** Rotates the seven days from Monday to Sunday so that they begin with the reader's first day of the week. */
export function inOrderOfWeek<Day>(fromMonday: readonly Day[], language: string = locale()): Day[] {
  const first = (weekOf(language).firstDay + 6) % 7;
  return [...fromMonday.slice(first), ...fromMonday.slice(0, first)];
}

const fromSunday = (day: number) => (day % 7) as WeekdayNumber;
