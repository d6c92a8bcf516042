const usualMs = 5_000;
let ms: number | false = usualMs;

/** How often prices are asked for. Stories stop it: their pages stand still until they ask by hand (`testing/liveByHand`). */
export const liveInterval = {
  /** In milliseconds; false where nothing asks by itself. */
  get: (): number | false => ms,
  stop: (): void => {
    ms = false;
  },
  start: (): void => {
    ms = usualMs;
  },
};
