import { expect, it } from 'vitest';
import { minutesUntil, readMaintenanceTimes, scaleMarks } from './maintenanceTimes';

const read = (query: string) => readMaintenanceTimes(new URLSearchParams(query));
const at = (text: string) => Date.parse(text);

it('reads start and end with their zones, also where the plus was not encoded', () => {
  expect(read('from=2026-01-15T13:00:00Z&until=2026-01-15T16:30+02:00')).toEqual({
    from: at('2026-01-15T13:00Z'),
    until: at('2026-01-15T14:30Z'),
  });
});

it.each([
  '',
  'tomorrow',
  '2026-01-15',
  '2026-01-15T14:30',
  '2026-02-30T14:30Z',
  '2026-01-15T25:00Z',
  '2026-13-01T14:30Z',
  '1768487400000',
  '<script>',
])('takes %j for no time', (text) => {
  expect(read(new URLSearchParams({ until: text }).toString())).toEqual({ from: undefined, until: undefined });
});

it('has no start without an end, and none that is not before it', () => {
  expect(read('from=2026-01-15T13:00Z').from).toBeUndefined();
  expect(read('from=2026-01-15T14:30Z&until=2026-01-15T14:30Z').from).toBeUndefined();
});

it('counts a begun minute, and nothing once it is over', () => {
  const until = at('2026-01-15T14:30Z');
  expect(minutesUntil(until, until - 60_001)).toBe(2);
  expect(minutesUntil(until, until - 60_000)).toBe(1);
  expect(minutesUntil(until, until)).toBe(0);
  expect(minutesUntil(until, until + 1)).toBe(0);
});

it('marks a scale with its ends and a few even steps', () => {
  const from = at('2026-01-15T13:00Z');
  const minutes = (length: number) => scaleMarks(from, from + length * 60_000).map((mark) => (mark - from) / 60_000);
  expect(minutes(90)).toEqual([0, 30, 60, 90]);
  expect(minutes(60)).toEqual([0, 15, 30, 45, 60]);
  expect(minutes(65)).toEqual([0, 30, 65]);
  expect(minutes(1)).toEqual([0, 1]);
  expect(minutes(10 * 365 * 1440).length).toBeLessThan(6);
});
