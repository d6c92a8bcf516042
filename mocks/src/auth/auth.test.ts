import { getUser, updateUser } from '@quarterdeck/contract/endpoints/common';
import * as calls from '@quarterdeck/contract/endpoints/auth';
import type { AnyEndpoint } from '@quarterdeck/contract';
import { describe, expect, it } from 'vitest';
import { testClient, testNow } from '../testing/clientOf';
import { isValidToken } from './accessToken';
import { demoAccount, demoCode } from './demoAccount';

const send = (endpoint: AnyEndpoint, body: unknown, client = testClient()) =>
  client.send(endpoint.method, endpoint.path, JSON.stringify(body));

describe.each([
  ['auth.sign-in', calls.signIn],
  ['auth.unlock-session', calls.unlockSession],
] as const)('AU-2 %s', (_, endpoint) => {
  it('succeeds only for one fixed demo account, with user, token and its type', async () => {
    const client = testClient();
    const { status, body } = await client.call(endpoint, { body: demoAccount });
    expect(status).toBe(200);
    expect(body).toEqual({
      user: (await client.call(getUser, {})).body,
      accessToken: expect.any(String),
      tokenType: 'bearer',
    });
    await expect(isValidToken(body.accessToken, testNow)).resolves.toBe(true);
  });

  it('takes no notice of capitals in the e-mail', async () => {
    const { status } = await send(endpoint, { ...demoAccount, email: 'Elif@Harbour.example' });
    expect(status).toBe(200);
  });

  it('goes on taking the account when the profile has another e-mail', async () => {
    const client = testClient();
    await client.call(updateUser, { body: { user: { email: 'aydin@harbour.example' } } });
    const { body } = await client.call(endpoint, { body: demoAccount });
    expect(body.user.email).toBe('aydin@harbour.example');
  });

  it('takes the e-mail of the profile, too: a page that unlocks knows no other', async () => {
    const client = testClient();
    await client.call(updateUser, { body: { user: { email: 'Aydin@harbour.example' } } });
    const { status } = await send(endpoint, { ...demoAccount, email: 'aydin@harbour.example' }, client);
    expect(status).toBe(200);
  });

  it.each([
    { ...demoAccount, password: 'Twelve-weeks' },
    { ...demoAccount, password: `${demoAccount.password} ` },
    { ...demoAccount, email: 'deniz@harbour.example' },
    { email: 'deniz@harbour.example', password: 'wrong' },
  ])('answers wrong credentials with 404 and the body false: %j', async (body) => {
    await expect(send(endpoint, body)).resolves.toEqual({ status: 404, body: false });
  });

  it.each([
    [{ email: 'elif', password: 'x' }, 'email'],
    [{ email: '', password: 'x' }, 'email'],
    [{ email: demoAccount.email, password: '' }, 'password'],
    [{ email: demoAccount.email }, 'password'],
  ])('answers 400 to %j and names %s', async (body, field) => {
    await expect(send(endpoint, body)).resolves.toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fieldErrors: { [field]: expect.any(String) } } },
    });
  });

  it('answers failures of the server as every call does', async () => {
    const client = testClient({ scenario: 'error' });
    const answer = await send(endpoint, demoAccount, client);
    expect(answer).toMatchObject({ status: 500, body: { error: { code: 'server' } } });
  });
});

describe('AU-3 auth.sign-in-with-token', () => {
  const signedIn = async () => (await testClient().call(calls.signIn, { body: demoAccount })).body.accessToken;
  const later = (days: number) => new Date(testNow.getTime() + days * 24 * 60 * 60 * 1_000);

  it('succeeds if the signature verifies', async () => {
    const accessToken = await signedIn();
    const { status, body } = await testClient().call(calls.signInWithToken, { body: { accessToken } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id: 'user-elif' }, tokenType: 'bearer' });
  });

  it('refreshes the token: the new one is valid 7 days from then on', async () => {
    const accessToken = await signedIn();
    const { call } = testClient({ now: () => later(6) });
    const { body } = await call(calls.signInWithToken, { body: { accessToken } });
    await expect(isValidToken(accessToken, later(12))).resolves.toBe(false);
    await expect(isValidToken(body.accessToken, later(12))).resolves.toBe(true);
  });

  it('takes an expired token for invalid: 401 and the body Invalid token', async () => {
    const accessToken = await signedIn();
    const client = testClient({ now: () => later(7) });
    const answer = await send(calls.signInWithToken, { accessToken }, client);
    expect(answer).toEqual({ status: 401, body: 'Invalid token' });
  });

  it.each(['', 'token', 'a.b.c', 'x'.repeat(10_000)])(
    'answers an invalid token with 401 and Invalid token',
    async (accessToken) => {
      await expect(send(calls.signInWithToken, { accessToken })).resolves.toEqual({
        status: 401,
        body: 'Invalid token',
      });
    },
  );

  it('answers 400 without a token', async () => {
    await expect(send(calls.signInWithToken, {})).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { accessToken: 'Is missing' } } },
    });
  });
});

describe('AU-3 the token that a call carries', () => {
  const ask = async (authorization: string | undefined, now = testNow) => {
    const { api } = testClient({ now: () => now });
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await api.fetch(new Request('http://localhost/api/common/user', { headers }));
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const token = async () => (await testClient().call(calls.signIn, { body: demoAccount })).body.accessToken;
  const refused = { status: 401, body: { error: { code: 'unauthorized', message: 'Invalid token' } } };

  it('lets it in while it is valid, and also where there is none', async () => {
    await expect(ask(`Bearer ${await token()}`)).resolves.toMatchObject({ status: 200 });
    await expect(ask(undefined)).resolves.toMatchObject({ status: 200 });
  });

  it('keeps it out when it has expired or was tampered with', async () => {
    const good = await token();
    await expect(ask(`Bearer ${good}`, new Date(testNow.getTime() + 7 * 24 * 60 * 60 * 1_000))).resolves.toEqual(
      refused,
    );
    await expect(ask(`Bearer ${good.slice(0, -2)}`)).resolves.toEqual(refused);
    await expect(ask('Bearer x')).resolves.toEqual(refused);
  });
});

describe('AU-4 auth.sign-up', () => {
  const person = { name: 'Noor', email: 'noor@harbour.example', password: 'anchor-and-chain', company: '' };

  it('answers true, and the demo account stays the only one', async () => {
    const client = testClient();
    await expect(send(calls.signUp, person, client)).resolves.toEqual({ status: 200, body: true });
    const { email, password } = person;
    await expect(send(calls.signIn, { email, password }, client)).resolves.toEqual({ status: 404, body: false });
  });

  it.each([
    [{ ...person, name: ' ' }, 'name'],
    [{ ...person, email: 'noor@' }, 'email'],
    [{ ...person, password: '1234567' }, 'password'],
    [{ ...person, company: null }, 'company'],
  ])('answers 400 to %j and names %s', async (body, field) => {
    await expect(send(calls.signUp, body)).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { [field]: expect.any(String) } } },
    });
  });
});

describe('AU-4 auth.forgot-password', () => {
  it.each([demoAccount.email, 'nobody@harbour.example'])('answers true to %s', async (email) => {
    await expect(send(calls.forgotPassword, { email })).resolves.toEqual({ status: 200, body: true });
  });

  it('answers 400 to what is no e-mail', async () => {
    await expect(send(calls.forgotPassword, { email: 'elif' })).resolves.toMatchObject({ status: 400 });
  });
});

describe('auth.confirm', () => {
  const email = 'noor@harbour.example';

  it('takes the one code of the demo', async () => {
    await expect(send(calls.confirmEmail, { email, code: demoCode })).resolves.toEqual({ status: 200, body: true });
  });

  it.each(['123456', '42424', '4242424', '42 4242', '', 424242])(
    'answers 400 to %j and names the code',
    async (code) => {
      await expect(send(calls.confirmEmail, { email, code })).resolves.toMatchObject({
        status: 400,
        body: { error: { fieldErrors: { code: expect.any(String) } } },
      });
    },
  );
});

describe('auth.send-code', () => {
  it('answers true to any address, and 400 to what is none', async () => {
    await expect(send(calls.sendConfirmationCode, { email: 'nobody@harbour.example' })).resolves.toEqual({
      status: 200,
      body: true,
    });
    await expect(send(calls.sendConfirmationCode, { email: 'noor' })).resolves.toMatchObject({ status: 400 });
  });
});

describe('AU-4 auth.reset-password', () => {
  it('answers true to 8 characters and more, and the demo account keeps its password', async () => {
    const client = testClient();
    await expect(send(calls.resetPassword, { password: '12345678' }, client)).resolves.toEqual({
      status: 200,
      body: true,
    });
    await expect(send(calls.signIn, demoAccount, client)).resolves.toMatchObject({ status: 200 });
  });

  it('answers 400 to a shorter one', async () => {
    await expect(send(calls.resetPassword, { password: '1234567' })).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { password: 'Must be at least 8 characters long' } } },
    });
  });
});

describe('the delays of authentication', () => {
  it('are 1500 ms for sign-in, sign-up and unlock, 1000 ms for what sends or takes a mail, none for the token', () => {
    const delays = Object.values(calls).map(({ id, ...rest }) => [id, 'delayMs' in rest ? rest.delayMs : 0]);
    expect(Object.fromEntries(delays)).toEqual({
      'auth.sign-in': 1_500,
      'auth.sign-in-with-token': 0,
      'auth.sign-up': 1_500,
      'auth.forgot-password': 1_000,
      'auth.reset-password': 1_000,
      'auth.unlock-session': 1_500,
      'auth.confirm': 1_000,
      'auth.send-code': 1_000,
    });
  });
});
