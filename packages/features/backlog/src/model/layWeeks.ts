import type { BacklogItem, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { capacityDays, daysPerWeek, weeksPerProject } from '@quarterdeck/contract/rules/capacity';

const dayMs = 24 * 60 * 60 * 1_000;

/** What is done was built first; after it comes what is under way. */
const statusesInTime: readonly BacklogStatus[] = ['done', 'now', 'next', 'later'];

/** Items in the order in which they are built: Done, Now, Next, Later; within a status as in the backlog. */
export function inPlanOrder(items: readonly BacklogItem[]): BacklogItem[] {
  return statusesInTime.flatMap((status) =>
    items.filter((item) => item.status === status).toSorted((a, b) => a.order - b.order),
  );
}

/** An item in time. Days are working days from the start of the project, from 0. */
export interface Bar {
  item: BacklogItem;
  /** Where it begins; null while nobody has estimated it. */
  from: number | null;
  /** Where it ends, exclusive; may lie beyond the twelve weeks. */
  to: number | null;
  /** `partly` when it ends after the last week, `wholly` when it begins there too. */
  beyond: 'no' | 'partly' | 'wholly';
}

/** Lays items one after the other, in the order given: each begins when the one before has ended. */
export function layBars(items: readonly BacklogItem[]): Bar[] {
  let next = 0;
  return items.map((item) => {
    if (item.estimateDays === null) return { item, from: null, to: null, beyond: 'no' };
    const from = next;
    next += item.estimateDays;
    const isBeyond = next > capacityDays && item.estimateDays > 0;
    return { item, from, to: next, beyond: isBeyond ? (from >= capacityDays ? 'wholly' : 'partly') : 'no' };
  });
}

/** The calendar day of a working day of the project, ISO 8601. @param startDate a Monday. */
export function dayAt(startDate: string, day: number): string {
  const whole = Math.floor(day);
  const days = Math.floor(whole / daysPerWeek) * 7 + (whole % daysPerWeek);
  return new Date(Date.parse(`${startDate}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The last calendar day on which a bar is worked on. */
export const lastDayOf = (startDate: string, to: number): string => dayAt(startDate, Math.max(0, Math.ceil(to) - 1));

/** The Mondays of the twelve weeks. */
export const weekStarts = (startDate: string): string[] =>
  Array.from({ length: weeksPerProject }, (_, week) => dayAt(startDate, week * daysPerWeek));

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The week of the project (from 0) that `today` is in; null outside of the twelve. */
export function weekAt(startDate: string, today: string): number | null {
  const week = Math.floor(daysBetween(startDate, today) / 7);
  return week >= 0 && week < weeksPerProject ? week : null;
}

/** How many working days have begun by `today`; a weekend counts as its Friday's end. Null outside of the twelve weeks. */
export function todayAt(startDate: string, today: string): number | null {
  const week = weekAt(startDate, today);
  return week === null ? null : week * daysPerWeek + Math.min(daysBetween(startDate, today) % 7, daysPerWeek);
}
