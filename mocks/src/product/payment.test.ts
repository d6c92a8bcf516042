import { needsBaseAddress } from '@quarterdeck/contract';
import * as calls from '@quarterdeck/contract/endpoints/payment';
import { createProject, updateProject } from '@quarterdeck/contract/endpoints/project';
import { checkoutSessionLifetimeMs, providerKeyMissing } from '@quarterdeck/contract/entities/checkoutSession';
import { projectIdSchema } from '@quarterdeck/contract/entities/project';
import { sessionIdSchema } from '@quarterdeck/contract/entities/session';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { clientOf, testClient, testNow, type MockClient } from '../testing/clientOf';
import { beginPayment, projectId, readBacklog, referenceOf, requirementIds, sessionId } from '../testing/productCalls';

const wish = { sessionId, projectId, requirementIds: requirementIds('QD-045'), currency: 'USD' } as const;

const stateOf = async ({ call }: MockClient, id: string) =>
  (await call(calls.getCheckoutSession, { params: { id } })).body;
const receiptsOf = async ({ call }: MockClient) => (await call(calls.listReceipts, { params: { projectId } })).body;

/** An API whose clock can be moved on. */
function clientWithClock(): MockClient & { wait: (ms: number) => void } {
  let passed = 0;
  const client = testClient({ now: () => new Date(testNow.getTime() + passed) });
  return {
    ...client,
    wait: (ms) => {
      passed += ms;
    },
  };
}

describe('product.checkout-session.create', () => {
  it('has a path that contains create-checkout-session and gets no base address', () => {
    expect(calls.createCheckoutSession.path).toBe('create-checkout-session');
    expect(needsBaseAddress(calls.createCheckoutSession.path)).toBe(false);
  });

  it('answers id, secret and an address of this site to return to', async () => {
    const client = testClient();
    const offer = await beginPayment(client, 'QD-045', 'QD-002');
    expect(offer).toEqual({
      id: 'new-1',
      clientSecret: expect.stringContaining('new-1'),
      url: '/payment/success?session=new-2',
    });
    expect(await stateOf(client, offer.id)).toEqual({ id: 'new-1', status: 'open', receiptId: null });
  });

  it('answers the open session again for the same requirements in any order: a double click pays once', async () => {
    const client = testClient();
    const body = { ...wish, requirementIds: requirementIds('QD-045', 'QD-002') };
    const again = { ...wish, requirementIds: requirementIds('QD-002', 'QD-045') };
    const [one, two] = await Promise.all([
      client.call(calls.createCheckoutSession, { body }),
      client.call(calls.createCheckoutSession, { body: again }),
    ]);
    expect(two.body).toEqual(one.body);
  });

  it('replaces an expired session', async () => {
    const client = clientWithClock();
    const first = await beginPayment(client, 'QD-045');
    client.wait(checkoutSessionLifetimeMs - 1);
    expect(await beginPayment(client, 'QD-045')).toEqual(first);
    client.wait(1);
    const second = await beginPayment(client, 'QD-045');
    expect(second.id).not.toBe(first.id);
    expect(await stateOf(client, first.id)).toMatchObject({ status: 'expired', receiptId: null });
  });

  it('expires an open session when another selection is paid', async () => {
    const client = testClient();
    const first = await beginPayment(client, 'QD-045');
    const second = await beginPayment(client, 'QD-045', 'QD-048');
    expect(await stateOf(client, first.id)).toMatchObject({ status: 'expired' });
    expect(await stateOf(client, second.id)).toMatchObject({ status: 'open' });
  });

  it.each([
    [{ currency: 'EUR' }, { currency: 'Must be USD' }],
    [{ requirementIds: ['QD-045', 'QD-027'] }, { 'requirementIds.1': 'Is already in the project' }],
    [{ requirementIds: ['QD-999'] }, { 'requirementIds.0': 'Is not in the marketplace' }],
    [{ requirementIds: ['QD-002', 'QD-040'] }, { requirementIds: 'Cost nothing' }],
    [{ requirementIds: [] }, { requirementIds: 'Must be at least 1 items long' }],
    [{ currency: 'GOLD' }, { currency: expect.stringContaining('USD') }],
  ])('answers 400 to %j', async (change, fieldErrors) => {
    const body = JSON.stringify({ ...wish, ...change });
    await expect(testClient().send('POST', 'create-checkout-session', body)).resolves.toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fieldErrors } },
    });
  });

  it('answers 404 for a missing session or project', async () => {
    const { call } = testClient();
    const nobody = { ...wish, sessionId: z.parse(sessionIdSchema, 'nobody') };
    const nowhere = { ...wish, projectId: z.parse(projectIdSchema, 'nowhere') };
    await expect(call(calls.createCheckoutSession, { body: nobody })).resolves.toMatchObject({
      status: 404,
      body: { error: { message: 'No session with id nobody' } },
    });
    await expect(call(calls.createCheckoutSession, { body: nowhere })).resolves.toMatchObject({
      status: 404,
      body: { error: { message: 'No project with id nowhere' } },
    });
  });

  it('has the literal message of a provider without a key', () => {
    expect(providerKeyMissing).toBe(
      "No key defined! Either you need to pass it as a parameter or define it when you call the module's root setup",
    );
  });
});

describe('product.checkout-session.get', () => {
  it('leaves a session open that is asked for by its id', async () => {
    const client = testClient();
    const { id } = await beginPayment(client, 'QD-045');
    await stateOf(client, id);
    expect(await stateOf(client, id)).toMatchObject({ status: 'open' });
    expect(await receiptsOf(client)).toHaveLength(2);
  });

  it('is complete for who comes back from the provider: receipt written, requirements in the backlog as paid', async () => {
    const client = testClient();
    const before = await readBacklog(client);
    const { id, url } = await beginPayment(client, 'QD-029', 'QD-046', 'QD-002');
    const state = await stateOf(client, referenceOf(url));
    expect(state).toMatchObject({ id, status: 'complete' });

    const { body: receipt } = await client.call(calls.getReceipt, {
      params: { projectId, id: state.receiptId ?? '' },
    });
    expect(receipt).toEqual({
      id: state.receiptId,
      number: '2026-0003',
      projectId,
      lines: [
        { requirementId: 'QD-029', title: 'Discount codes', price: 450.5 },
        { requirementId: 'QD-046', title: 'Credit notes', price: 419.9 },
        { requirementId: 'QD-002', title: 'Dark theme', price: 0 },
      ],
      subtotal: 870.4,
      tax: 0,
      total: 870.4,
      currency: 'USD',
      paidAt: testNow.toISOString(),
    });
    const after = await readBacklog(client);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toMatchObject([
      { key: 'QD-029', price: 450.5, payment: 'paid' },
      { key: 'QD-046', price: 419.9, payment: 'paid' },
      { key: 'QD-002', price: 0, payment: 'none' },
    ]);
  });

  it('names on the receipt who is billed and the card, as they were told last', async () => {
    const client = testClient();
    const billing = { name: 'Elif Aydın', email: 'elif@harbour.example', company: '', street: 'Rıhtım 12' };
    const told = { billing: { ...billing, postalCode: '34425', city: 'İstanbul' } };
    const body = (lastFour: string) => ({ ...wish, ...told, card: { brand: 'Visa', lastFour } });
    const first = await client.call(calls.createCheckoutSession, { body: body('0002') });
    const second = await client.call(calls.createCheckoutSession, { body: body('4242') });
    expect(second.body).toEqual(first.body);
    await stateOf(client, referenceOf(second.body.url));
    expect((await receiptsOf(client))[0]).toMatchObject({ ...told, card: { brand: 'Visa', lastFour: '4242' } });
  });

  it('keeps the currency in which was paid, on the receipt and in the backlog, whatever the project changes to', async () => {
    const client = testClient();
    const { url } = await beginPayment(client, 'QD-029');
    const change = (currency: 'EUR' | 'USD') =>
      client.call(updateProject, { params: { projectId }, body: { project: { currency } } });
    await change('EUR');
    await stateOf(client, referenceOf(url));
    expect((await receiptsOf(client))[0]).toMatchObject({ total: 450.5, currency: 'USD' });
    const paid = (await readBacklog(client)).filter(({ payment }) => payment === 'paid');
    expect(paid.length).toBeGreaterThan(1);
    expect(new Set(paid.map(({ currency }) => currency))).toEqual(new Set(['USD']));
    const own = (await readBacklog(client)).filter(({ payment }) => payment === 'none');
    expect(new Set(own.map(({ currency }) => currency))).toEqual(new Set([undefined]));
  });

  it('writes the receipt in the language of the call; the backlog follows the language of each', async () => {
    const client = testClient({ language: 'tr' });
    const before = await readBacklog(client);
    const { url } = await beginPayment(client, 'QD-029', 'QD-002');
    const { receiptId } = await stateOf(client, referenceOf(url));
    const { body } = await client.call(calls.getReceipt, { params: { projectId, id: receiptId ?? '' } });
    expect(body.lines.map(({ title }) => title)).toEqual(['İndirim kodları', 'Koyu tema']);
    expect(await readBacklog(client)).toMatchObject([
      ...before.map(({ title }) => ({ title })),
      { key: 'QD-029', title: 'İndirim kodları' },
      { key: 'QD-002', title: 'Koyu tema', labels: ['Tasarım'] },
    ]);
    expect((await readBacklog(clientOf(client.api))).at(-1)).toMatchObject({ title: 'Dark theme', labels: ['Design'] });
  });

  it('answers the same receipt when asked again, also at once', async () => {
    const client = testClient();
    const { id, url } = await beginPayment(client, 'QD-045');
    const states = await Promise.all([1, 2, 3].map(() => stateOf(client, referenceOf(url))));
    expect(new Set(states.map(({ receiptId }) => receiptId)).size).toBe(1);
    expect(await stateOf(client, id)).toEqual(states[0]);
    expect(await receiptsOf(client)).toHaveLength(3);
    expect(await readBacklog(client)).toHaveLength(19);
  });

  it('stays expired for who comes back too late, and nothing is bought', async () => {
    const client = clientWithClock();
    const { id, url } = await beginPayment(client, 'QD-045');
    client.wait(checkoutSessionLifetimeMs);
    expect(await stateOf(client, referenceOf(url))).toEqual({ id, status: 'expired', receiptId: null });
    expect(await readBacklog(client)).toHaveLength(18);
  });

  it('pays in the currency of the project', async () => {
    const client = testClient();
    const { body: project } = await client.call(createProject, { body: { sessionId, name: 'Fener', currency: 'TRY' } });
    const body = { ...wish, projectId: project.id, currency: 'TRY' } as const;
    const { url } = (await client.call(calls.createCheckoutSession, { body })).body;
    const { receiptId } = await stateOf(client, referenceOf(url));
    const params = { projectId: project.id, id: receiptId ?? '' };
    expect((await client.call(calls.getReceipt, { params })).body).toMatchObject({ total: 2640, currency: 'TRY' });
  });

  it('answers 404 for a missing id', async () => {
    await expect(testClient().call(calls.getCheckoutSession, { params: { id: 'nothing' } })).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: 'No checkout session with id nothing' } },
    });
  });
});

describe('product.receipts.list', () => {
  it('answers the receipts of the project, newest first', async () => {
    const client = testClient();
    expect((await receiptsOf(client)).map(({ number, total }) => [number, total])).toEqual([
      ['2026-0002', 3240],
      ['2026-0001', 1720],
    ]);
    const { url } = await beginPayment(client, 'QD-045');
    await stateOf(client, referenceOf(url));
    expect((await receiptsOf(client))[0]).toMatchObject({ number: '2026-0003', total: 2640 });
  });

  it('counts anew in a new year', async () => {
    const client = testClient({ now: () => new Date(2027, 0, 5, 10) });
    const { url } = await beginPayment(client, 'QD-045');
    await stateOf(client, referenceOf(url));
    expect((await receiptsOf(client)).map(({ number }) => number)).toEqual(['2027-0001', '2026-0002', '2026-0001']);
  });

  it('answers an empty list for a project without receipts, 404 for none', async () => {
    const client = testClient();
    const { body } = await client.call(createProject, { body: { sessionId, name: 'Fener' } });
    const list = (id: string) => client.call(calls.listReceipts, { params: { projectId: id } });
    await expect(list(body.id)).resolves.toEqual({ status: 200, body: [] });
    await expect(list('nowhere')).resolves.toMatchObject({ status: 404 });
  });
});

describe('product.receipt.get', () => {
  it('answers the receipt, whatever the project is called and kept in by now', async () => {
    const client = testClient();
    const params = { projectId, id: 'receipt-02' };
    const { body: before } = await client.call(calls.getReceipt, { params });
    await client.call(updateProject, { params: { projectId }, body: { project: { currency: 'GBP', name: 'Fener' } } });
    expect((await client.call(calls.getReceipt, { params })).body).toEqual(before);
    expect(before).toMatchObject({ number: '2026-0002', currency: 'USD', total: 3240 });
  });

  it('answers 404 for a missing id and for the receipt of another project', async () => {
    const client = testClient();
    const get = (project: string, id: string) => client.call(calls.getReceipt, { params: { projectId: project, id } });
    await expect(get(projectId, 'nothing')).resolves.toMatchObject({ status: 404 });
    await expect(get('nowhere', 'receipt-01')).resolves.toMatchObject({ status: 404 });
  });
});
