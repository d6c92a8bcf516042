import { nextMondays } from '@quarterdeck/contract/rules/calendar';

/** Days from a Monday to the Friday of its week, on which there is a demo. */
const daysToFriday = 4;

/**
 * When the crew begins with what is paid today: with the project, and where that has begun already on the next Monday.
 * @param projectStart a Monday; calendar day, ISO 8601. @param today calendar day, ISO 8601.
 * @returns that Monday and the Friday of its week, as calendar days.
 */
export function crewStart(projectStart: string, today: string): { start: string; demo: string } {
  const [start = projectStart] = projectStart > today ? [] : nextMondays(today, 1);
  const demo = new Date(start);
  demo.setUTCDate(demo.getUTCDate() + daysToFriday);
  return { start, demo: demo.toISOString().slice(0, 10) };
}
