/** More grey bones than fit on any page say nothing more. */
const most = 200;

/** The places of so many bones: 0, 1, 2 and so on; none for what is no number. */
export function placesOf(count: number): number[] {
  const length = Math.min(Math.max(Math.floor(count), 0), most);
  return Number.isNaN(length) ? [] : Array.from({ length }, (_, place) => place);
}
