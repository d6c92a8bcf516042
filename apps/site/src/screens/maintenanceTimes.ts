/** Milliseconds since 1970. */
export interface MaintenanceTimes {
  until: number | undefined;
  /** Before `until`; undefined without it. */
  from: number | undefined;
}

const minuteMs = 60_000;
const isoWithZone = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** An ISO 8601 date-time with its zone; undefined for anything else, such as February 30. */
export function parseInstant(value: string | null): number | undefined {
  // A plus of the zone that was not encoded arrives as a blank.
  const text = value?.replace(' ', '+') ?? '';
  const [, year, month, day] = isoWithZone.exec(text) ?? [];
  if (day === undefined) return undefined;
  const isDay = Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const instant = Date.parse(text);
  return isDay && Number.isFinite(instant) ? instant : undefined;
}

/** Reads `?from=…&until=…` of the address; what is no time, or a start that is not before the end, is as good as none. */
export function readMaintenanceTimes(query: URLSearchParams): MaintenanceTimes {
  const until = parseInstant(query.get('until'));
  const from = parseInstant(query.get('from'));
  return { until, from: until !== undefined && from !== undefined && from < until ? from : undefined };
}

/** Whole minutes from `now` to `until`, a begun one included; 0 when it is over. */
export const minutesUntil = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / minuteMs));

/** Steps of a scale of time, in minutes. */
const steps = [1, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440];
const mostSegments = 4;

/** Instants below the scale: start, a few even steps, end. A step too near to the end is left out. */
export function scaleMarks(from: number, until: number): number[] {
  const span = until - from;
  const step = steps.map((minutes) => minutes * minuteMs).find((length) => span / length <= mostSegments) ?? span;
  const count = Math.max(0, Math.ceil(span / step) - 1);
  const inner = Array.from({ length: count }, (_, index) => from + (index + 1) * step);
  return [from, ...inner.filter((mark) => until - mark > step / 2), until];
}
