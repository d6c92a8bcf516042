import { signedOutKey } from '@quarterdeck/contract/entities/storedSession';
import { removeKey, removeKeys } from '@quarterdeck/ui/storage';
import { session } from '@quarterdeck/data/session/session';
import { sessionAnswer } from '@quarterdeck/data/session/testing/sessionAnswer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readTypedAccount, takeAlong } from './typedAccount';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-15T09:30:00Z') }));
afterEach(() => {
  removeKeys('');
  session.follow();
  vi.useRealTimers();
});

it('takes what was typed along to the next page', () => {
  expect(readTypedAccount(takeAlong({ email: 'noor@harbour.example' }))).toMatchObject({
    name: '',
    email: 'noor@harbour.example',
  });
});

it.each([undefined, null, 'text', { email: 7 }, { email: 'x'.repeat(100_000) }])('takes %j for nothing', (state) => {
  expect(readTypedAccount(state)).toMatchObject({ name: '', email: '', company: '' });
});

it('does not show what was typed before another person has signed in over a session', () => {
  session.begin(sessionAnswer());
  const before = takeAlong({ email: 'noor@harbour.example' });
  vi.advanceTimersByTime(1);
  session.begin(sessionAnswer());
  expect(readTypedAccount(before).email).toBe('noor@harbour.example');
  session.begin(sessionAnswer({ id: 'user-deniz' }));
  expect(readTypedAccount(before).email).toBe('');
});

it('does not show what somebody typed who has signed out since, also once another person has signed in', () => {
  const before = takeAlong({ email: 'noor@harbour.example' });
  vi.advanceTimersByTime(1);
  session.signOut();
  removeKey(signedOutKey);
  expect(readTypedAccount(before).email).toBe('');
  expect(readTypedAccount(takeAlong({ email: 'ida@harbour.example' })).email).toBe('ida@harbour.example');
});
