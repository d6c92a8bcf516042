/** An instant moved back by whole days of 24 hours, as ISO 8601 in UTC. */
export function daysEarlier(instant: string, days: number): string {
  return new Date(Date.parse(instant) - days * 86_400_000).toISOString();
}
