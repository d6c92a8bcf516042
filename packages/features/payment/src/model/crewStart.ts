import { nextMondays } from '@quarterdeck/contract/rules/calendar';

/** Days from a Monday to the Friday of its week, on which there is a demo. */
const daysToFriday = 4;

export interface CrewStart {
  /** A Monday; calendar day, ISO 8601. */
  start: string;
  /** The Friday of that week. */
  demo: string;
}

/**
 * When the crew begins with what is paid today: with the project, and where that has begun already on the next Monday.
 * @param projectStart a Monday; calendar day, ISO 8601. @param today calendar day, ISO 8601.
 */
export function crewStart(projectStart: string, today: string): CrewStart {
  const start = projectStart > today ? projectStart : (nextMondays(today, 1)[0] ?? projectStart);
  const demo = new Date(`${start}T00:00:00Z`);
  demo.setUTCDate(demo.getUTCDate() + daysToFriday);
  return { start, demo: demo.toISOString().slice(0, 10) };
}
