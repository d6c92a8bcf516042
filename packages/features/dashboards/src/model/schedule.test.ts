import { describe, expect, it } from 'vitest';
import { greetingAt, planOf } from './schedule';

const at = (...times: string[]) => times.map((time) => ({ title: `At ${time}`, time }));

describe('a plan', () => {
  it('says what has begun, what begins now, within the hour, and later', () => {
    expect(planOf(at('09:29', '09:30', '09:31', '10:30', '10:31'), 570).map(({ when }) => when)).toEqual([
      'past',
      'now',
      'near',
      'near',
      'later',
    ]);
    expect(planOf(at('10:02'), 570)[0]?.inMinutes).toBe(32);
  });

  it('is ordered by time, and keeps the order of the same time', () => {
    const plan = planOf([...at('16:00', '09:00'), { title: 'Second', time: '09:00' }], 0);
    expect(plan.map(({ title }) => title)).toEqual(['At 09:00', 'Second', 'At 16:00']);
    expect(new Set(plan.map(({ id }) => id)).size).toBe(3);
  });

  it('has nothing past on a day to come', () => {
    expect(planOf(at('00:00', '23:59'), null).map(({ when }) => when)).toEqual(['later', 'later']);
  });

  it('is empty on a free day', () => expect(planOf([], 570)).toEqual([]));
});

describe('a greeting', () => {
  it.each([
    [0, 'evening'],
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %d is for the %s', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting));
});
