/** Calendar day of an instant in the reader's time zone, as `YYYY-MM-DD`. */
export function dayOf(instant: string): string {
  const date = new Date(instant);
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  return `${part(date.getFullYear(), 4)}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** Noon of a calendar day in the reader's time zone, as an ISO instant: far from both ends of the day. */
export function instantOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const noon = new Date(year, month - 1, date, 12);
  // The constructor takes years below 100 for ones of the last century.
  noon.setFullYear(year, month - 1, date);
  return noon.toISOString();
}
