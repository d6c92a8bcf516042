import { liveInterval } from '../components/crypto/liveInterval';

/** Lets no timer ask for prices. @returns the function that ends it. */
export function liveByHand(): () => void {
  liveInterval.stop();
  return liveInterval.start;
}

/** Asks for prices now, as a page does when its tab is shown again. */
export const askForPrices = (): void => void globalThis.dispatchEvent(new Event('visibilitychange'));
