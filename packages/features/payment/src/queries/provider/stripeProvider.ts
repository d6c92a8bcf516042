import { trustScriptsFrom } from '@quarterdeck/ui/trustedTypes';
import type { Stripe, StripeCardNumberElement, StripeElementStyle, StripeError } from '@stripe/stripe-js';
import type { DeclineReason, PaymentClient, PaymentOutcome, PaymentProvider } from './provider';

/** What the provider says of a card, in our words; all that is not named is a card that was declined. */
const reasons: ReadonlyMap<string, DeclineReason> = new Map([
  ['insufficient_funds', 'lacksFunds'],
  ['expired_card', 'expiredCard'],
  ['incorrect_cvc', 'wrongCode'],
]);

/** The person closed the bank's own question, or answered it wrongly. */
const authenticationFailed = 'payment_intent_authentication_failure';

function outcomeOf(error: StripeError): PaymentOutcome {
  // An attempt whose answer was lost on its way here: what is charged already cannot be confirmed again.
  if (error.payment_intent?.status === 'succeeded') return { status: 'paid' };
  if (error.code === authenticationFailed) return { status: 'cancelled' };
  if (error.type === 'validation_error') return { status: 'declined', reason: 'incomplete' };
  if (error.type !== 'card_error') {
    throw new Error(`The payment provider did not answer: ${error.message ?? error.type}`, { cause: error });
  }
  const reason = reasons.get(error.decline_code ?? '') ?? reasons.get(error.code ?? '') ?? 'declined';
  return { status: 'declined', reason };
}

/** The frames are the provider's own pages: our tokens do not reach them, so the values they have here are handed over. */
function styleFrom(place: HTMLElement): StripeElementStyle {
  const { color, fontSize, fontFamily } = getComputedStyle(place);
  return { base: { color, fontSize, fontFamily }, invalid: { color } };
}

function clientOf(stripe: Stripe): PaymentClient {
  let card: StripeCardNumberElement | undefined;
  return {
    mountCard: ({ number, expiry, securityCode }) => {
      const elements = stripe.elements();
      const style = styleFrom(number);
      const cardNumber = elements.create('cardNumber', { style });
      const cardExpiry = elements.create('cardExpiry', { style });
      const cardCode = elements.create('cardCvc', { style });
      card = cardNumber;
      cardNumber.mount(number);
      cardExpiry.mount(expiry);
      cardCode.mount(securityCode);
      return () => {
        if (card === cardNumber) card = undefined;
        for (const element of [cardNumber, cardExpiry, cardCode]) element.destroy();
      };
    },
    focusCard: () => card?.focus(),
    confirm: async ({ clientSecret, payer: { name, email, street, city, postalCode, country } }) => {
      if (card === undefined) return { status: 'declined', reason: 'incomplete' };
      const { error } = await stripe.confirmCardPayment(clientSecret, {
        payment_method: {
          card,
          billing_details: { name, email, address: { line1: street, city, postal_code: postalCode, country } },
        },
      });
      return error === undefined ? { status: 'paid' } : outcomeOf(error);
    },
  };
}

/** Cards by Stripe, whose script and card fields come from its own hosts. One attempt has one client secret there. */
export function stripeProvider(key: string): PaymentProvider {
  return {
    isTest: key.startsWith('pk_test_'),
    load: async () => {
      // `pure`: the plain entry would fetch the provider's script as soon as it is imported.
      const { loadStripe } = await import('@stripe/stripe-js/pure');
      trustScriptsFrom('https://js.stripe.com');
      const stripe = await loadStripe(key);
      if (stripe === null) throw new Error('The payment provider can only be loaded into a page');
      return clientOf(stripe);
    },
  };
}
