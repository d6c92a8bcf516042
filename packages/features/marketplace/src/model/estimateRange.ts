/** Share of an estimate that the work may take less or more; the price does not move with it. */
const spread = 0.25;

/** What an estimate may turn out to be, in working days and whole halves of them; never less than half a day. */
export function estimateRange(days: number): { from: number; to: number } {
  const inHalves = (value: number, round: (value: number) => number) => Math.max(0.5, round(value * 2) / 2);
  return { from: inHalves(days * (1 - spread), Math.ceil), to: inHalves(days * (1 + spread), Math.floor) };
}
