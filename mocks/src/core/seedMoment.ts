import * as z from 'zod/mini';

/**
 * A moment as seeds write it: days from today and the time of day. It becomes an instant when the
 * seed is loaded, so that "due today" is due today whenever the page is opened.
 */
export const seedMomentSchema = z.object({
  /** 0 is the day of `now`, -1 the day before. */
  day: z.int(),
  /** `HH:mm`. */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
});
export type SeedMoment = z.infer<typeof seedMomentSchema>;

/** The instant of a seed's moment as ISO 8601 in UTC; day and time are those of the runtime's zone. */
export function toInstant({ day, time }: SeedMoment, now: Date): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + day, hours, minutes).toISOString();
}
