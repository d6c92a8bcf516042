import * as z from 'zod/mini';
import { receiptIdSchema } from './receipt';

export const checkoutSessionIdSchema = z.string().check(z.minLength(1), z.maxLength(200)).brand<'CheckoutSessionId'>();
export type CheckoutSessionId = z.infer<typeof checkoutSessionIdSchema>;

export const checkoutSessionStatuses = ['open', 'complete', 'expired'] as const;
export type CheckoutSessionStatus = (typeof checkoutSessionStatuses)[number];

/** An open session can be paid this long, in milliseconds. */
export const checkoutSessionLifetimeMs = 30 * 60 * 1_000;

/** What the payment provider is given to take a payment. */
export const newCheckoutSessionSchema = z.object({
  id: checkoutSessionIdSchema,
  /** Lets the provider's script in the page confirm this session and no other. */
  clientSecret: z.string(),
  /** Where the provider sends the person after paying, an address of this site; null for a provider that stays in the page. */
  url: z.nullable(z.string()),
});
export type NewCheckoutSession = z.infer<typeof newCheckoutSessionSchema>;

export const checkoutSessionSchema = z.object({
  id: checkoutSessionIdSchema,
  status: z.enum(checkoutSessionStatuses),
  /** Present once the session is complete. */
  receiptId: z.nullable(receiptIdSchema),
});
export type CheckoutSession = z.infer<typeof checkoutSessionSchema>;

/** Message of a payment provider that was set up without a key. */
export const providerKeyMissing =
  "No key defined! Either you need to pass it as a parameter or define it when you call the module's root setup";
