/**
 * A number with its point moved to the right, rounded to a whole number; a half is rounded away from zero. It is the written
 * number that is rounded: 1.005 by two digits is 101, although the nearest float lies below it.
 * @param digits by how many the point is moved.
 */
export function roundShifted(value: number, digits: number): number {
  // Moving the point in the text is exact; 1.005 * 100 is 100.49999999999999.
  const [written, exponent = '0'] = String(Math.abs(value)).split('e');
  const rounded = Math.round(Number(`${written}e${Number(exponent) + digits}`));
  return value < 0 ? 0 - rounded : rounded;
}
