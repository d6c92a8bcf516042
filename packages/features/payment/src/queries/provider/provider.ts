import type { CheckoutSessionId } from '@quarterdeck/contract/entities/checkoutSession';

/** A card as it was typed into the fields of this site. Never kept and never sent to this site's server. */
interface CardDetails {
  /** Digits only. */
  number: string;
  /** Month and year, `0429`. */
  expiry: string;
  securityCode: string;
}

/** Who pays, as the provider's records and the bank of the card want to know it. */
export interface Payer {
  /** As it is written on the card. */
  name: string;
  email: string;
  street: string;
  city: string;
  /** Of the address to which the card is registered. */
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** One attempt to pay. No amount: the server has told the provider what the session costs. */
export interface PaymentOrder {
  /** Names the attempt. A provider that is given the same key again must not take the money again. */
  key: string;
  checkoutId: CheckoutSessionId;
  clientSecret: string;
  payer: Payer;
  /** Null for a provider that draws its own card fields. */
  card: CardDetails | null;
}

/** Why a card was not charged; each has its words in `payment.declined`. */
export type DeclineReason = 'declined' | 'lacksFunds' | 'expiredCard' | 'wrongCode' | 'incomplete';

export type PaymentOutcome =
  | { status: 'paid' }
  | { status: 'declined'; reason: DeclineReason }
  /** The person went out of the provider's own window. */
  | { status: 'cancelled' };

/** Where a provider draws its card fields. */
export type CardPlaces = Record<keyof CardDetails, HTMLElement>;

/** A provider that is ready to take a payment. */
export interface PaymentClient {
  /**
   * Draws card fields that belong to the provider. Absent where the page's own fields take the card.
   * @returns takes them away.
   */
  mountCard?: (places: CardPlaces) => () => void;
  /** Puts the focus into the first of the drawn fields. */
  focusCard?: () => void;
  /** @throws Error when it is not known whether the money was taken; the same order may be given again. */
  confirm: (order: PaymentOrder) => Promise<PaymentOutcome>;
}

/** Takes payments. The only thing that knows how is behind this. */
export interface PaymentProvider {
  /** Whether no money moves. */
  isTest: boolean;
  /** @throws Error when its script could not be loaded; may be called again. */
  load: () => Promise<PaymentClient>;
}
