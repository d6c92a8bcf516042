import type { CardDetails, PaymentOutcome, PaymentProvider } from './provider';

/** Cards that the test mode shows, with what becomes of them. */
export const testCards = [
  { number: '4242424242424242', result: 'paid' },
  { number: '4000000000000002', result: 'declined' },
  { number: '4000000000009995', result: 'lacksFunds' },
] as const;

/** Cards that the test mode does not charge; each other valid number is charged. */
const refusals: Readonly<Record<string, PaymentOutcome>> = {
  '4000000000000002': { status: 'declined', reason: 'declined' },
  '4000000000009995': { status: 'declined', reason: 'lacksFunds' },
};

const decide = (card: CardDetails | null): PaymentOutcome =>
  card === null ? { status: 'declined', reason: 'incomplete' } : (refusals[card.number] ?? { status: 'paid' });

/** Decides in the page and moves no money: for development, stories and the published demo. */
export function localProvider(): PaymentProvider {
  const outcomes = new Map<string, PaymentOutcome>();
  return {
    isTest: true,
    load: () =>
      Promise.resolve({
        confirm: ({ key, card }) => {
          const outcome = outcomes.get(key) ?? decide(card);
          outcomes.set(key, outcome);
          return Promise.resolve(outcome);
        },
      }),
  };
}
