import type { ScheduleItem } from '@quarterdeck/contract/entities/projectDashboard';
import { choiceInAddress } from './addressChoice';

export const scheduleDays = ['today', 'tomorrow'] as const;
export const dayInAddress = choiceInAddress('day', scheduleDays, 'today');

/** What begins within an hour is said in minutes. */
const nearMinutes = 60;

export interface Appointment extends ScheduleItem {
  /** Unique in its day, and the same at every call. */
  id: string;
  /** `past` has begun before this minute; `near` begins within the hour. */
  when: 'past' | 'now' | 'near' | 'later';
  /** From now; negative where it has begun. */
  inMinutes: number;
}

/** Minutes since midnight of `HH:mm`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The appointments of a day, the earliest first; those at the same time keep their order.
 * @param now minutes since midnight where the reader is; null for a day that has not begun.
 */
export function planOf(items: readonly ScheduleItem[], now: number | null): readonly Appointment[] {
  return items
    .map((item, place) => {
      const inMinutes = now === null ? Number.POSITIVE_INFINITY : minutesOf(item.time) - now;
      return { ...item, id: `${place}-${item.time}`, inMinutes, when: whenOf(inMinutes) };
    })
    .toSorted((one, other) => minutesOf(one.time) - minutesOf(other.time));
}

function whenOf(inMinutes: number): Appointment['when'] {
  if (inMinutes < 0) return 'past';
  if (inMinutes === 0) return 'now';
  return inMinutes <= nearMinutes ? 'near' : 'later';
}

/** Which greeting fits a time of the day. @param hour 0 to 23, where the reader is. */
export function greetingAt(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
