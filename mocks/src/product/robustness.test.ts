import { getUser } from '@quarterdeck/contract/endpoints/common';
import * as marketplace from '@quarterdeck/contract/endpoints/marketplace';
import * as payment from '@quarterdeck/contract/endpoints/payment';
import * as project from '@quarterdeck/contract/endpoints/project';
import * as shell from '@quarterdeck/contract/endpoints/shell';
import { bodyOf, describeRobustness, oldIds } from '../testing/describeRobustness';
import { projectId, readBacklog } from '../testing/productCalls';

const user = { id: 'user-elif', name: 'Elif', email: 'elif@harbour.example', avatar: null, status: 'away' };
const visit = { sessionId: 'session-01' };
const ofProject = { projectId };

describeRobustness({
  endpoints: [project, marketplace, payment, shell].flatMap((calls) => Object.values(calls)),
  examples: {
    'product.session.create': { body: {} },
    'product.project.create': {
      body: {
        ...visit,
        name: 'Harbour shop',
        startDate: '2026-03-16',
        goals: ['Sell'],
        invitations: [{ email: 'deniz@harbour.example', role: 'admin' }],
        requirements: [{ title: 'Charts' }, { requirementId: 'QD-011' }],
      },
    },
    'product.project.get': { params: ofProject },
    'product.project.update': {
      params: ofProject,
      body: {
        project: {
          name: 'Harbour',
          startDate: '2026-03-16',
          requirements: [
            {
              id: 'item-04',
              status: 'now',
              order: 3,
              labels: ['Data'],
              acceptanceCriteria: [{ text: 'No guest is lost', done: true }],
              dueDate: '2026-04-01',
            },
            { title: 'New' },
          ],
        },
      },
    },
    'product.requirements.add': { params: ofProject, body: { ...visit, requirementIds: ['QD-002'] } },
    'product.project.requirement.delete': { params: { ...ofProject, requirementId: 'item-18' } },
    'product.project.requirements.restore': { params: ofProject, body: { ids: ['item-18'] } },
    'product.project.invitation.resend': { params: ofProject, body: { email: 'deniz@harbour.example' } },
    'product.requirements.list': { query: 'search' },
    'product.requirement.get': { params: { id: 'QD-027' } },
    'product.checkout-session.create': {
      body: { ...visit, ...ofProject, requirementIds: ['QD-045', 'QD-002'], currency: 'USD' },
    },
    'product.checkout-session.get': { params: { id: 'checkout-01' } },
    'product.receipts.list': { params: ofProject },
    'product.receipt.get': { params: { ...ofProject, id: 'receipt-01' } },
    'product.translations': { params: { lang: 'en' } },
    'product.user.update': { params: { id: user.id }, body: { user } },
  },
  readRecords: async (client) => {
    const { call } = client;
    const [items, requirements, receipts, person] = await Promise.all([
      readBacklog(client),
      call(marketplace.listRequirements, { query: { size: 100 } }),
      call(payment.listReceipts, { params: ofProject }),
      call(getUser, {}),
    ]);
    return {
      items: oldIds(items),
      requirements: oldIds(bodyOf(requirements).requirements),
      receipts: oldIds(bodyOf(receipts)),
      user: bodyOf(person).id,
      isInOrder: items.every(({ order }, index) => order === index),
    };
  },
});
