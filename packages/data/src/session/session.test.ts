import { configureRequest, request, type Transport } from '@quarterdeck/contract';
import { getUser } from '@quarterdeck/contract/endpoints/common';
import { removeKeys, readText, writeJson, writeText } from '@quarterdeck/ui/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from './refreshSession';
import { requestSession, useWaitingCalls } from './requestSession';
import { readSession, readToken, redirectSignedOut, session, useSession } from './session';
import { makeToken, sessionAnswer } from './testing/sessionAnswer';
import { watchPerson } from './watchPerson';

const elif = { id: 'user-elif', name: 'Elif Aydın', email: 'user-elif@harbour.example' };
const { user } = sessionAnswer();

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const answering = (answer: Transport) => configureRequest({ transport: answer, session: requestSession });

beforeEach(() => removeKeys(''));
afterEach(() => {
  removeKeys('');
  configureRequest({ session: undefined, transport: (sent) => fetch(sent) });
  vi.useRealTimers();
});

describe('AU-3 a session', () => {
  it('is the demo’s until somebody signs in or out', () => {
    expect(readSession()).toEqual({ status: 'demo' });
    expect(readToken()).toBeUndefined();
    expect(redirectSignedOut()).toBeNull();
  });

  it('keeps token and person, over a reload and in other tabs', () => {
    const answer = sessionAnswer();
    session.begin(answer, { isKept: true });
    expect(readSession()).toEqual({ status: 'signedIn', person: elif });
    expect(useSession.getState().status).toBe('signedIn');
    expect(readToken()).toBe(answer.accessToken);
  });

  it('that is not kept ends with the browser', () => {
    session.begin(sessionAnswer(), { isKept: true });
    const stored = JSON.parse(readText('qd:session') ?? '{}') as object;
    writeJson('qd:session', { ...stored, isKept: false });
    expect(readSession()).toEqual({ status: 'signedOut' });
    session.begin(sessionAnswer(), { isKept: false });
    expect(readSession().status).toBe('signedIn');
    expect(document.cookie).toContain('qd-run=1');
  });

  it('is refreshed at the start: the answered token takes the place of the old one', async () => {
    const [first, second] = [makeToken(60), makeToken(120)];
    session.begin(sessionAnswer({ accessToken: first }), { isKept: true });
    answering(async (sent) => {
      expect(await sent.json()).toEqual({ accessToken: first });
      return json(sessionAnswer({ accessToken: second }));
    });
    await refreshSession();
    expect(readToken()).toBe(second);
  });

  it('whose token the API refuses at the start loses it, but not whose it was', async () => {
    session.begin(sessionAnswer(), { isKept: true });
    answering(async () => json('Invalid token', 401));
    await refreshSession();
    expect(readSession()).toEqual({ status: 'expired', person: elif });
    expect(readText('qd:session')).toBeNull();
  });

  it.each([500, 503])('stands where the start gets %i instead of an answer', async (status) => {
    session.begin(sessionAnswer(), { isKept: true });
    answering(async () => json({}, status));
    await refreshSession();
    expect(readSession().status).toBe('signedIn');
  });

  it('is not signed in again by a late answer for one that is over', async () => {
    session.begin(sessionAnswer(), { isKept: true });
    answering(async () => {
      session.signOut();
      return json(sessionAnswer());
    });
    await refreshSession();
    expect(readSession()).toEqual({ status: 'signedOut' });
  });
});

describe('a token in the storage', () => {
  const stored = (accessToken: unknown) => ({ accessToken, person: elif, isKept: true });
  it.each([
    ['has expired', stored(makeToken(-1))],
    ['is of another algorithm', stored(makeToken(60, { alg: 'none' }))],
    ['is of another algorithm that signs', stored(makeToken(60, { alg: 'RS256' }))],
    ['is of another issuer', stored(makeToken(60, { iss: 'Elsewhere' }))],
    ['begins later', stored(makeToken(60, { nbf: Math.floor(Date.now() / 1_000) + 30 }))],
    ['is oversized', stored(makeToken(60) + 'A'.repeat(10_000))],
    ['is a word', stored('token')],
    ['is a number', stored(7)],
    ['has no signature', stored(makeToken(60).replace(/[^.]+$/, ''))],
    ['has no person', { accessToken: makeToken(60), isKept: true }],
    ['is a list', [makeToken(60)]],
    ['is null', null],
  ])('signs nobody in where it %s', async (_, value) => {
    writeJson('qd:session', value);
    expect(readSession().status).toBe('expired');
    expect(readToken()).toBeUndefined();
    await refreshSession();
    expect(readToken()).toBeUndefined();
  });

  it('signs nobody in where it is broken JSON', () => {
    writeText('qd:session', '{');
    expect(readSession()).toEqual({ status: 'expired' });
    writeText('qd:session.paused', '[');
    expect(readSession()).toEqual({ status: 'expired' });
  });

  it('signs nobody in where its signature is forged: the first call is refused, and waits', async () => {
    writeJson('qd:session', stored(makeToken(60)));
    answering(async (sent) => (sent.headers.has('authorization') ? json('Invalid token', 401) : json(user)));
    const asked = request(getUser, {}, { signal: AbortSignal.timeout(5_000) });
    await vi.waitFor(() => expect(useWaitingCalls.getState()).toBe(1));
    expect(readSession().status).toBe('expired');
    session.signOut();
    await asked;
  });
});

describe('AU-6 signing out', () => {
  it('removes the token and what the person has left, and nothing of the visit and of the browser', () => {
    session.begin(sessionAnswer(), { isKept: true });
    const personal = ['qd:notes:draft', 'qd:recent', 'qd:outbox:1', 'qd:payment.details', 'qd:shortcut-order'];
    const kept = ['sessionId', 'project', 'projectRequirements', 'goMarketplace'];
    const settings = ['qd:preferences', 'qd:getStarted', 'qd:payment.attempt'];
    for (const key of [...personal, ...kept, ...settings]) writeText(key, '"x"');
    session.signOut();
    expect(readSession()).toEqual({ status: 'signedOut' });
    expect(personal.map(readText)).toEqual(personal.map(() => null));
    expect([...kept, ...settings].map(readText)).toEqual([...kept, ...settings].map(() => '"x"'));
    expect(readText('qd:session')).toBeNull();
  });

  it('holds where the browser had no room left', () => {
    session.begin(sessionAnswer(), { isKept: true });
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function refuse(this: Storage, key) {
      if (this.getItem('qd:session') !== null) throw new DOMException('full', 'QuotaExceededError');
      setItem.mockRestore();
      this.setItem(key, 'true');
    });
    session.signOut();
    // oxlint-disable-next-line no-restricted-globals -- whether it is more than a memory of this page
    expect(localStorage.getItem('qd:session.signedOut')).toBe('true');
  });

  it('leads from pages that need a person to signing in, and back to them', () => {
    history.replaceState(null, '', '/apps/notes?layout=thin#top');
    session.signOut();
    expect(redirectSignedOut()).toBe(
      '/pages/authentication/sign-in/split-screen?returnTo=%2Fapps%2Fnotes%3Flayout%3Dthin%23top',
    );
  });

  it('keeps what somebody has typed since signing out', () => {
    session.begin(sessionAnswer(), { isKept: true });
    writeText('qd:notes:draft', '"of the first person"');
    session.signOut();
    expect(readText('qd:notes:draft')).toBeNull();
    writeText('qd:help:support', '"a request, half written"');
    session.begin(sessionAnswer({ id: 'user-deniz' }), { isKept: true });
    expect(readText('qd:help:support')).toBe('"a request, half written"');
  });

  it('tells the pages that hold what was the person’s', () => {
    const left = vi.fn<(isReplaced: boolean) => void>();
    const stop = watchPerson(left);
    session.begin(sessionAnswer(), { isKept: true });
    session.lock();
    session.begin(sessionAnswer(), { isKept: true });
    expect(left).not.toHaveBeenCalled();
    session.begin(sessionAnswer({ id: 'user-deniz' }), { isKept: true });
    session.signOut();
    session.begin(sessionAnswer(), { isKept: true });
    // Somebody else was there the first time.
    expect(left.mock.calls).toEqual([[true], [false]]);
    stop();
  });
});

describe('a session that is paused', () => {
  it('keeps what was typed for its person, and removes it for another one', () => {
    session.begin(sessionAnswer(), { isKept: true });
    writeText('qd:notes:draft', '"half a note"');
    session.lock();
    expect(readSession()).toEqual({ status: 'locked', person: elif });
    session.begin(sessionAnswer(), { isKept: true });
    expect(readText('qd:notes:draft')).toBe('"half a note"');
    session.lock();
    session.begin(sessionAnswer({ id: 'user-deniz' }), { isKept: true });
    expect(readText('qd:notes:draft')).toBeNull();
  });

  it('keeps what was typed in the demo for whoever unlocks it', () => {
    writeText('qd:notes:draft', '"half a note"');
    session.lock();
    expect(readSession()).toEqual({ status: 'locked', person: undefined });
    session.begin(sessionAnswer());
    expect(readText('qd:notes:draft')).toBe('"half a note"');
  });

  it('knows the person of the demo, who has not signed in', () => {
    session.lock(user);
    expect(readSession()).toEqual({ status: 'locked', person: elif });
    expect(readText('qd:session.paused')).not.toContain('avatar');
    writeText('qd:notes:draft', '"x"');
    session.begin(sessionAnswer());
    expect(readText('qd:notes:draft')).toBe('"x"');
  });

  it('ends with the browser as before, also where two windows have locked it', () => {
    session.begin(sessionAnswer(), { isKept: false });
    session.lock();
    session.lock();
    session.begin(sessionAnswer());
    expect(readText('qd:session')).toContain('"isKept":false');
  });

  it('is locked also where it had expired', () => {
    session.begin(sessionAnswer({ accessToken: makeToken(-60) }), { isKept: true });
    expect(readSession().status).toBe('expired');
    session.lock();
    expect(readSession()).toEqual({ status: 'locked', person: elif });
  });

  it('is noticed where the token expires while the page is open', async () => {
    vi.useFakeTimers();
    session.begin(sessionAnswer({ accessToken: makeToken(60) }), { isKept: true });
    answering(async () => json(user));
    vi.setSystemTime(Date.now() + 61_000);
    const asked = request(getUser, {});
    expect(useSession.getState()).toEqual({ status: 'expired', person: elif });
    session.begin(sessionAnswer({ accessToken: makeToken(60) }));
    await expect(asked).resolves.toEqual(user);
  });

  it('begins for whom a server lets in with a token only, and not after signing out', async () => {
    const sent: (string | null)[] = [];
    answering(async ({ headers }) => {
      sent.push(headers.get('authorization'));
      return headers.has('authorization') ? json(user) : json('No token', 401);
    });
    const asked = request(getUser, {});
    await vi.waitFor(() => expect(useSession.getState()).toEqual({ status: 'expired', person: undefined }));
    const answer = sessionAnswer();
    session.begin(answer, { isKept: true });
    await expect(asked).resolves.toEqual(user);
    expect(sent).toEqual([null, `Bearer ${answer.accessToken}`]);
    session.signOut();
    await expect(request(getUser, {})).rejects.toMatchObject({ status: 401 });
    expect(readSession()).toEqual({ status: 'signedOut' });
  });

  it('lets calls wait, and go on with the new token', async () => {
    const [first, second] = [makeToken(60), makeToken(120)];
    session.begin(sessionAnswer({ accessToken: first }), { isKept: true });
    const sent: (string | null)[] = [];
    answering(async ({ headers }) => {
      sent.push(headers.get('authorization'));
      return sent.length === 1 ? json('Invalid token', 401) : json(user);
    });
    const asked = request(getUser, {});
    await vi.waitFor(() => expect(useWaitingCalls.getState()).toBe(1));
    const later = request(getUser, {});
    await vi.waitFor(() => expect(useWaitingCalls.getState()).toBe(2));
    expect(sent).toHaveLength(1);
    session.begin(sessionAnswer({ accessToken: second }), { isKept: true });
    await expect(Promise.all([asked, later])).resolves.toEqual([user, user]);
    expect(sent).toEqual([`Bearer ${first}`, `Bearer ${second}`, `Bearer ${second}`]);
    expect(useWaitingCalls.getState()).toBe(0);
  });

  it('is not paused by the refusal of a token of before', async () => {
    const [first, second] = [makeToken(60), makeToken(120)];
    session.begin(sessionAnswer({ accessToken: first }), { isKept: true });
    answering(async ({ headers }) => {
      if (headers.get('authorization') !== `Bearer ${first}`) return json(user);
      session.begin(sessionAnswer({ accessToken: second }), { isKept: true });
      return json('Invalid token', 401);
    });
    await expect(request(getUser, {})).resolves.toEqual(user);
    expect(readSession().status).toBe('signedIn');
  });
});
