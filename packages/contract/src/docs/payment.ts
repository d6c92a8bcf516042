import * as calls from '../endpoints/payment';
import { providerKeyMissing } from '../entities/checkoutSession';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, missing, notFound } from './documentedErrors';

const wish = { sessionId: 'session-01', projectId: 'project-01', requirementIds: ['QD-045'], currency: 'USD' } as const;

const noProject = missing('project');

export const paymentDocs = documentEndpoints(calls, {
  createCheckoutSession: {
    summary: 'Begin a payment',
    description:
      'Sent by the payment page. Answers what the payment provider needs: the session, a secret for its script in the page, and the address it returns to.',
    rules: [
      'The path contains create-checkout-session and gets no base address.',
      'Asking again for the same requirements while the session is open answers the same session, so that a double click pays once and coming back goes on.',
      'A session is open for 30 minutes. An expired one is replaced, and so is one for another selection.',
      'The receipt names who is billed and the card, as they were told last.',
      'Free requirements may be among those that cost something.',
      `Without a key the provider's script throws “${providerKeyMissing}”; no call is made.`,
      'A provider script that does not load sets an error state; no call is made.',
    ],
    errors: [
      invalidRequest('the currency is not that of the project', { body: { ...wish, currency: 'EUR' } }),
      invalidRequest('a requirement is not in the marketplace or is already in the project', {
        body: { ...wish, requirementIds: ['QD-027'] },
      }),
      invalidRequest('there is nothing to pay for', { body: { ...wish, requirementIds: ['QD-002'] } }),
      notFound('no session has the id', { body: { ...wish, sessionId: 'session-nowhere' } }),
      noProject({ body: { ...wish, projectId: 'project-nowhere' } }),
    ],
    example: { body: { ...wish, requirementIds: [...wish.requirementIds] } },
  },
  getCheckoutSession: {
    summary: 'How a payment stands',
    description:
      'Asked when the provider has sent the person back, and when a page with an open payment is opened again.',
    rules: [
      'Asked by its id, a session is answered as it stands.',
      'The return address of the provider names the session by a reference of its own. Who asks with it has paid: the session becomes complete, the receipt is written in the language of the call, and the requirements are in the backlog as paid.',
      'Asking with the reference again answers the same receipt. An expired session stays expired.',
    ],
    errors: [notFound('no checkout session has the id', { params: { id: 'checkout-nowhere' } })],
    example: { params: { id: 'checkout-01' } },
  },
  listReceipts: {
    summary: 'Receipts of a project',
    description: 'Asked by the settings.',
    rules: ['Newest first.'],
    errors: [noProject({ params: { projectId: 'project-nowhere' } })],
    example: { params: { projectId: 'project-01' } },
  },
  getReceipt: {
    summary: 'One receipt',
    description: 'Asked by the page after a payment and wherever a receipt is opened or printed.',
    rules: [
      'Amounts are in major units; `subtotal` and `tax` add up to `total`, which is the sum of the prices.',
      'The number counts within its year.',
      'It keeps the currency in which it was paid, whatever the project is kept in later.',
    ],
    errors: [
      notFound('the project has no receipt with the id', {
        params: { projectId: 'project-nowhere', id: 'receipt-01' },
      }),
    ],
    example: { params: { projectId: 'project-01', id: 'receipt-02' } },
  },
});
