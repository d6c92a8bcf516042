import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { checkoutSessionSchema, newCheckoutSessionSchema } from '../entities/checkoutSession';
import { currencySchema } from '../entities/currency';
import { projectIdSchema } from '../entities/project';
import { billingSchema, paidCardSchema, receiptSchema } from '../entities/receipt';
import { requirementIdSchema } from '../entities/requirement';
import { sessionIdSchema } from '../entities/session';

/** Answers the open session when the same is asked again, so that one purchase is paid once. */
export const createCheckoutSession = endpoint({
  id: 'product.checkout-session.create',
  method: 'POST',
  path: 'create-checkout-session',
  body: z.object({
    sessionId: sessionIdSchema,
    projectId: projectIdSchema,
    requirementIds: z.array(requirementIdSchema).check(z.minLength(1), z.maxLength(200)),
    currency: currencySchema,
    /** For the receipt. */
    billing: z.optional(billingSchema),
    /** The card with which will be paid, where the page knows it; else the provider tells the server. */
    card: z.optional(paidCardSchema),
  }),
  response: newCheckoutSessionSchema,
});

/** Takes the id of the session, or the reference that the provider's return address carries. */
export const getCheckoutSession = endpoint({
  id: 'product.checkout-session.get',
  method: 'GET',
  path: 'checkout-sessions/{id}',
  response: checkoutSessionSchema,
});

/** Newest first. */
export const listReceipts = endpoint({
  id: 'product.receipts.list',
  method: 'GET',
  path: 'projects/{projectId}/receipts',
  response: z.array(receiptSchema),
});

export const getReceipt = endpoint({
  id: 'product.receipt.get',
  method: 'GET',
  path: 'projects/{projectId}/receipts/{id}',
  response: receiptSchema,
});
