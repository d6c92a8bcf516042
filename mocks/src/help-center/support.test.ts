import { sendGuideFeedback, sendSupportRequest } from '@quarterdeck/contract/endpoints/helpCenter';
import { guideIdSchema } from '@quarterdeck/contract/entities/guide';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';

const path = 'api/apps/help-center';

describe('help-center.feedback', () => {
  const guideId = (id: string) => z.parse(guideIdSchema, id);

  it.each([
    [true, null],
    [false, 'The part about halves is missing.'],
  ])('takes helpful %s with the comment %j', async (helpful, comment) => {
    const body = { guideId: guideId('guide-use-credit'), helpful, comment };
    await expect(testClient().call(sendGuideFeedback, { body })).resolves.toEqual({ status: 200, body: true });
  });

  it('answers 404 for an unknown guide', async () => {
    const body = { guideId: guideId('nobody'), helpful: true, comment: null };
    await expect(testClient().call(sendGuideFeedback, { body })).resolves.toMatchObject({
      status: 404,
      body: { error: { message: 'No guide with id nobody' } },
    });
  });

  it.each([
    [{ helpful: 'yes' }, 'helpful'],
    [{ comment: undefined }, 'comment'],
    [{ comment: 'x'.repeat(2_001) }, 'comment'],
    [{ guideId: '' }, 'guideId'],
  ])('refuses %o', async (wrong, field) => {
    const body = { guideId: 'guide-use-credit', helpful: true, comment: null, ...wrong };
    await expect(testClient().send('POST', `${path}/feedback`, JSON.stringify(body))).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { [field]: expect.any(String) } } },
    });
  });
});

describe('help-center.support', () => {
  const request = { name: 'Elif Aydın', email: 'elif@harbour.example', subject: 'Receipt', message: 'There are two.' };

  it('answers a number of its own for each request', async () => {
    const { call } = testClient();
    await expect(call(sendSupportRequest, { body: request })).resolves.toEqual({
      status: 200,
      body: { ticketId: 'new-1' },
    });
    await expect(call(sendSupportRequest, { body: request })).resolves.toMatchObject({ body: { ticketId: 'new-2' } });
  });

  it.each([
    ['name', '  '],
    ['name', 'x'.repeat(201)],
    ['email', 'elif'],
    ['email', undefined],
    ['subject', ''],
    ['message', '\n'],
    ['message', 'x'.repeat(10_001)],
  ])('refuses a wrong %s and names it', async (field, value) => {
    const body = JSON.stringify({ ...request, [field]: value });
    await expect(testClient().send('POST', `${path}/support`, body)).resolves.toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fieldErrors: { [field]: expect.any(String) } } },
    });
  });
});
