import type { PaymentOutcome, PaymentProvider } from './provider';

/** Cards that the test mode shows, with what becomes of them; each other valid number is charged. */
export const testCards = [
  { number: '4242424242424242', result: 'paid' },
  { number: '4000000000000002', result: 'declined' },
  { number: '4000000000009995', result: 'lacksFunds' },
] as const;

function decide(number: string | undefined): PaymentOutcome {
  if (number === undefined) return { status: 'declined', reason: 'incomplete' };
  const result = testCards.find((card) => card.number === number)?.result ?? 'paid';
  return result === 'paid' ? { status: 'paid' } : { status: 'declined', reason: result };
}

/** Decides in the page and moves no money: for development, stories and the published demo. */
export function localProvider(): PaymentProvider {
  const outcomes = new Map<string, PaymentOutcome>();
  return {
    isTest: true,
    load: async () => ({
      confirm: async ({ key, card }) => {
        const outcome = outcomes.get(key) ?? decide(card?.number);
        outcomes.set(key, outcome);
        return outcome;
      },
    }),
  };
}
