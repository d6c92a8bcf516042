const dayMs = 24 * 60 * 60 * 1_000;

/** The weeks of a roadmap. */
export interface RoadmapWeeks {
  /** First day of the first week, ISO 8601; a Monday where weeks have five days. */
  startDate: string;
  weeks: number;
  /** Working days of a week, from its first day on. */
  daysPerWeek: number;
}

/** A span of working days, counted from the start of the roadmap, from 0. */
export interface RoadmapSpan {
  /** Where it begins; null while it has no place. */
  from: number | null;
  /** Where it ends, exclusive; may lie beyond the last week. */
  to: number | null;
}

/** Whether a span ends after the last week (`partly`) or begins there too (`wholly`). @param days of the whole roadmap. */
export function beyondOf({ from, to }: RoadmapSpan, days: number): 'no' | 'partly' | 'wholly' {
  if (from === null || to === null || to <= days || to <= from) return 'no';
  return from >= days ? 'wholly' : 'partly';
}

/** More would be drawn too narrow to be told apart. */
const mostWeeks = 53;

/** A number of weeks that can be drawn. */
export const drawnWeeks = (weeks: number): number => Math.min(Math.max(1, Math.floor(weeks) || 1), mostWeeks);

/** The calendar day of a working day, ISO 8601; empty where the roadmap has no start that is a day. */
export function dayAt({ startDate, daysPerWeek }: Omit<RoadmapWeeks, 'weeks'>, day: number): string {
  const whole = Math.floor(day);
  const days = Math.floor(whole / daysPerWeek) * 7 + (whole % daysPerWeek);
  const date = new Date(Date.parse(`${startDate}T00:00:00Z`) + days * dayMs);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** The last calendar day of a span. @param to where it ends, exclusive. */
export const lastDayOf = (roadmap: Omit<RoadmapWeeks, 'weeks'>, to: number): string =>
  dayAt(roadmap, Math.max(0, Math.ceil(to) - 1));

/** The first days of the weeks. */
export const weekStarts = (roadmap: RoadmapWeeks): string[] =>
  Array.from({ length: roadmap.weeks }, (_, week) => dayAt(roadmap, week * roadmap.daysPerWeek));

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The week (from 0) that `today` is in; null outside of the roadmap. */
export function weekAt({ startDate, weeks }: RoadmapWeeks, today: string): number | null {
  const week = Math.floor(daysBetween(startDate, today) / 7);
  return week >= 0 && week < weeks ? week : null;
}

/** How many working days have begun by `today`; a weekend counts as the end of its week. Null outside of the roadmap. */
export function todayAt(roadmap: RoadmapWeeks, today: string): number | null {
  const week = weekAt(roadmap, today);
  if (week === null) return null;
  const { startDate, daysPerWeek } = roadmap;
  return week * daysPerWeek + Math.min(daysBetween(startDate, today) % 7, daysPerWeek);
}
