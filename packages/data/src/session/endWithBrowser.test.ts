import { readText, removeKeys, writeJson, writeText } from '@quarterdeck/ui/storage';
import { afterEach, expect, it } from 'vitest';
import { readSession, session } from './session';
import { sessionAnswer } from './testing/sessionAnswer';

afterEach(() => removeKeys(''));

/** As another run of the browser has left it. */
function leaveSession(isKept: boolean): void {
  session.begin(sessionAnswer(), { isKept: true });
  const stored = JSON.parse(readText('qd:session') ?? '{}') as object;
  writeJson('qd:session', { ...stored, isKept });
  writeText('qd:notes:draft', '"half a note"');
}

it('a session that was to end with the browser leaves nothing of its person', () => {
  leaveSession(false);
  session.endWithBrowser();
  expect(readText('qd:session')).toBeNull();
  expect(readText('qd:notes:draft')).toBeNull();
  expect(readSession()).toEqual({ status: 'signedOut' });
});

it('one that is kept goes on, with all that was typed', () => {
  leaveSession(true);
  session.endWithBrowser();
  expect(readSession().status).toBe('signedIn');
  expect(readText('qd:notes:draft')).toBe('"half a note"');
});

it('one that was paused and was to end with the browser leaves nothing, either', () => {
  leaveSession(true);
  writeJson('qd:session.paused', { pause: 'locked', isKept: false, person: sessionAnswer().user });
  session.endWithBrowser();
  expect(readText('qd:session.paused')).toBeNull();
  expect(readText('qd:notes:draft')).toBeNull();
  expect(readSession()).toEqual({ status: 'signedOut' });
});

it('one of this run of the browser goes on', () => {
  leaveSession(false);
  session.begin(sessionAnswer(), { isKept: false });
  session.endWithBrowser();
  expect(readSession().status).toBe('signedIn');
});
