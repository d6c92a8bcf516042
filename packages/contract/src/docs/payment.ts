import * as calls from '../endpoints/payment';
import { providerKeyMissing } from '../entities/checkoutSession';
import { documentEndpoints, type DocumentedError } from './documentEndpoints';

const wish = { sessionId: 'session-01', projectId: 'project-01', requirementIds: ['QD-045'], currency: 'USD' } as const;

const noProject = (example: DocumentedError['example']): DocumentedError => ({
  status: 404,
  code: 'not_found',
  when: 'no project has the id',
  example,
});

export const paymentDocs = documentEndpoints(calls, {
  createCheckoutSession: {
    summary: 'Begin a payment',
    description:
      'Sent by the payment page. Answers what the payment provider needs: the session, a secret for its script in the page, and the address it returns to.',
    rules: [
      'The path contains create-checkout-session and gets no base address.',
      'Asking again for the same requirements while the session is open answers the same session, so that a double click pays once and coming back goes on.',
      'A session is open for 30 minutes. An expired one is replaced, and so is one for another selection.',
      'Free requirements may be among those that cost something.',
      `Without a key the provider's script throws “${providerKeyMissing}”; no call is made.`,
      'A provider script that does not load sets an error state; no call is made.',
    ],
    errors: [
      {
        status: 400,
        code: 'invalid_request',
        when: 'the currency is not that of the project',
        example: { body: { ...wish, currency: 'EUR' } },
      },
      {
        status: 400,
        code: 'invalid_request',
        when: 'a requirement is not in the marketplace or is already in the project',
        example: { body: { ...wish, requirementIds: ['QD-027'] } },
      },
      {
        status: 400,
        code: 'invalid_request',
        when: 'there is nothing to pay for',
        example: { body: { ...wish, requirementIds: ['QD-002'] } },
      },
      {
        status: 404,
        code: 'not_found',
        when: 'no session has the id',
        example: { body: { ...wish, sessionId: 'session-nowhere' } },
      },
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
      'The return address of the provider names the session by a reference of its own. Who asks with it has paid: the session becomes complete, the receipt is written, and the requirements are in the backlog as paid.',
      'Asking with the reference again answers the same receipt. An expired session stays expired.',
    ],
    errors: [
      {
        status: 404,
        code: 'not_found',
        when: 'no checkout session has the id',
        example: { params: { id: 'checkout-nowhere' } },
      },
    ],
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
    ],
    errors: [
      {
        status: 404,
        code: 'not_found',
        when: 'the project has no receipt with the id',
        example: { params: { projectId: 'project-nowhere', id: 'receipt-01' } },
      },
    ],
    example: { params: { projectId: 'project-01', id: 'receipt-02' } },
  },
});
