import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { seedMomentSchema, toInstant } from './seedMoment';

/** Written in the runtime's own zone, as the rule counts, so that the test holds in every zone. */
const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('toInstant', () => {
  it('counts days from the day of now and takes the time of that day', () => {
    const now = new Date(2026, 2, 10, 9, 30);
    expect(toInstant({ day: 0, time: '17:05' }, now)).toBe(local(2026, 2, 10, 17, 5));
    expect(toInstant({ day: -1, time: '00:00' }, now)).toBe(local(2026, 2, 9, 0, 0));
  });

  it('is the same instant all day long', () => {
    const moment = { day: 3, time: '12:00' };
    const morning = toInstant(moment, new Date(2026, 2, 10, 0, 0));
    expect(toInstant(moment, new Date(2026, 2, 10, 23, 59, 59, 999))).toBe(morning);
  });

  it('passes the end of month and year', () => {
    expect(toInstant({ day: 1, time: '08:00' }, new Date(2026, 11, 31, 12))).toBe(local(2027, 0, 1, 8, 0));
    expect(toInstant({ day: -1, time: '08:00' }, new Date(2028, 2, 1, 12))).toBe(local(2028, 1, 29, 8, 0));
  });
});

describe('seedMomentSchema', () => {
  it.each(['24:00', '9:00', '12:60', '12', '', '12:00 '])('refuses the time %j', (time) => {
    expect(z.safeParse(seedMomentSchema, { day: 0, time }).success).toBe(false);
  });
});
