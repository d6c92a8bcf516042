import { request } from '@quarterdeck/contract';
import { createCheckoutSession } from '@quarterdeck/contract/endpoints/payment';
import type { CheckoutSessionId } from '@quarterdeck/contract/entities/checkoutSession';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import type { SessionId } from '@quarterdeck/contract/entities/session';
import type { PaymentAttempt } from '../../model/attempt';
import type { PaymentOrder, PaymentOutcome, PaymentProvider } from '../../queries/provider/provider';
import { voyage } from './paymentStage';

/** What stories of the payment share about attempts: those that were made before, and providers that decide about them. */
const visitor = { sessionId: 'session-01' as SessionId, projectId: 'project-01' as ProjectId };

export const voyageIds = voyage.map(([id]) => id as RequirementId);

/** The address of the receipt of a payment that the first data have. */
export const paidReference = '/payment/success?session=checkout-02-return';

export const paidAttempt: PaymentAttempt = {
  key: 'attempt-01',
  checkoutId: 'checkout-02' as CheckoutSessionId,
  projectId: visitor.projectId,
  requirementIds: voyageIds,
  receipt: paidReference,
  totalMinor: null,
};

/** Opens a session for these requirements at the server. */
export const openSession = (ids: readonly string[]) =>
  request(createCheckoutSession, {
    body: {
      ...visitor,
      requirementIds: ids.map((id) => id as RequirementId),
      currency: 'USD',
    },
  });

/** A provider whose answers the story decides. */
export const deciding = (confirm: (order: PaymentOrder) => Promise<PaymentOutcome>): PaymentProvider => ({
  isTest: true,
  load: () => Promise.resolve({ confirm }),
});
