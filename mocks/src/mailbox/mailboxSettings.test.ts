import { getMailboxSettings, updateMailboxSettings } from '@quarterdeck/contract/endpoints/mailbox';
import { messageLayouts } from '@quarterdeck/contract/entities/mailboxSettings';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';

describe('mailbox.settings.get', () => {
  it('shows an open mail to the right at first, whether there are mails or not', async () => {
    for (const scenario of ['success', 'empty', 'large'] as const) {
      await expect(testClient({ scenario }).call(getMailboxSettings, {})).resolves.toEqual({
        status: 200,
        body: { messageLayout: 'right' },
      });
    }
  });
});

describe('mailbox.settings.update', () => {
  it.each(messageLayouts)('keeps %s', async (messageLayout) => {
    const { call } = testClient();
    const answer = { status: 200, body: { messageLayout } };
    await expect(call(updateMailboxSettings, { body: { settings: { messageLayout } } })).resolves.toEqual(answer);
    await expect(call(getMailboxSettings, {})).resolves.toEqual(answer);
  });

  it('refuses another layout and keeps the one there is', async () => {
    const { call, send } = testClient();
    const body = JSON.stringify({ settings: { messageLayout: 'left' } });
    await expect(send('PATCH', 'api/apps/mailbox/settings', body)).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'settings.messageLayout': 'Must be one of right, bottom, none' } } },
    });
    expect((await call(getMailboxSettings, {})).body.messageLayout).toBe('right');
  });
});
