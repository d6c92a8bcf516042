import { expect, it } from 'vitest';
import { fromTime, toTime } from './timeOfDay';

it('takes a time of the day, and nothing else for one', () => {
  const time = toTime('19:45');
  expect(time && fromTime(time)).toBe('19:45');
  for (const text of ['', '25:99', '24:00', '9:5', 'NaN:NaN', '<b>', '٠٩:٠٠'.repeat(1_000)])
    expect(toTime(text)).toBeUndefined();
});
