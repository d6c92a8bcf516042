import { signInAddress } from '@quarterdeck/contract/rules/returnAddress';
import type { SignInResponse } from '@quarterdeck/contract/entities/signIn';
import {
  lastActiveKey,
  signedOutAtKey,
  parsePausedSession,
  parseStoredSession,
  pausedSessionKey,
  sessionKey,
  signedOutKey,
  type PausedSession,
  type SessionPause,
  type SessionPerson,
  type StoredSession,
} from '@quarterdeck/contract/entities/storedSession';
import { isInForce, readAccessToken } from '@quarterdeck/contract/rules/readAccessToken';
import {
  isBrowserRunMarked,
  markBrowserRun,
  onKeyChange,
  readJson,
  readText,
  removeKey,
  writeJson,
  writeText,
} from '@quarterdeck/ui/storage';
import { create } from 'zustand';
import { forgetPersonalData } from './forgetPersonalData';

/** `demo`: nobody has signed in or out yet, and the API takes everybody for its one person. */
export type SessionStatus = 'demo' | 'signedIn' | 'signedOut' | SessionPause;

export interface Session {
  status: SessionStatus;
  /** Who is signed in, or is to sign in again; absent where nobody is known. */
  person?: SessionPerson | undefined;
}

const readPaused = () => readJson<PausedSession>(pausedSessionKey, parsePausedSession, { pause: 'expired' });
const readKept = () => readJson<StoredSession | undefined>(sessionKey, parseStoredSession, undefined);

function isValid({ accessToken }: StoredSession): boolean {
  const claims = readAccessToken(accessToken);
  return claims !== undefined && isInForce(claims, Date.now() / 1_000);
}

/** What the browser keeps now. A token that is broken, has expired or is of another kind signs nobody in. */
export function readSession(): Session {
  if (readText(signedOutKey) !== null) return { status: 'signedOut' };
  if (readText(pausedSessionKey) !== null) {
    const paused = readPaused();
    if (paused.isKept === false && !isBrowserRunMarked()) return { status: 'signedOut' };
    return { status: paused.pause, person: paused.person };
  }
  if (readText(sessionKey) === null) return { status: 'demo' };
  const kept = readKept();
  if (kept && !kept.isKept && !isBrowserRunMarked()) return { status: 'signedOut' };
  return { status: kept && isValid(kept) ? 'signedIn' : 'expired', person: kept?.person };
}

/** The token of who is signed in. */
export const readToken = (): string | undefined =>
  readSession().status === 'signedIn' ? readKept()?.accessToken : undefined;

/** Whether its person has to sign in again before anything is asked for or sent. */
export const isPaused = ({ status }: Session): boolean => status === 'expired' || status === 'locked';

/** Who is signed in, as the browser keeps it. Read with a selector; `session` changes it. */
export const useSession = create<Session>()(readSession);

function follow(): void {
  const now = readSession();
  const before = useSession.getState();
  if (now.status !== before.status || now.person?.id !== before.person?.id) useSession.setState(now, true);
}
// The module lives as long as the page; so do these. Other tabs write the same keys.
for (const key of [sessionKey, pausedSessionKey, signedOutKey]) onKeyChange(key, follow);

function keep({ user: { id, name, email }, accessToken }: SignInResponse, isKept: boolean): void {
  if (!isKept) markBrowserRun();
  writeJson(sessionKey, { accessToken, person: { id, name, email }, isKept } satisfies StoredSession);
}

/** What was typed before is nobody's any more. */
const noteSignedOut = () => writeText(signedOutAtKey, String(Date.now()));

/** Nobody has signed in or out yet, also where the page was locked meanwhile. */
const isDemoNow = (status: SessionStatus): boolean =>
  status === 'demo' || (isPaused({ status }) && readPaused().isDemo === true);

/** What the person chose when they signed in. */
const isKeptNow = (): boolean => readKept()?.isKept ?? readPaused().isKept ?? true;

function pause(why: SessionPause, known?: SessionPerson): void {
  const { status, person = known } = readSession();
  if (status === why) return;
  const isDemo = isDemoNow(status);
  writeJson(pausedSessionKey, {
    pause: why,
    isKept: isKeptNow(),
    ...(isDemo ? { isDemo } : {}),
    ...(person ? { person } : {}),
  } satisfies PausedSession);
  removeKey(sessionKey);
}

/** All that changes who is signed in; each change shows at once, here and in other tabs. */
export const session = {
  /**
   * Signs a person in. What another one has left in the browser is removed before; after signing out nothing was left, and
   * what has come since is that of who signs in.
   * @param isKept false ends the session with the browser. @default as it was before
   */
  begin: (answer: SignInResponse, { isKept = isKeptNow() }: { isKept?: boolean } = {}): void => {
    const { status, person } = readSession();
    const hasSignedOut = readText(signedOutKey) !== null;
    if (!hasSignedOut && !isDemoNow(status) && person?.id !== answer.user.id) {
      forgetPersonalData();
      noteSignedOut();
    }
    keep(answer, isKept);
    removeKey(lastActiveKey);
    removeKey(pausedSessionKey);
    removeKey(signedOutKey);
  },
  /** Token, drafts and writes on their way are removed; what belongs to the visit stays. */
  signOut: (): void => {
    writeText(signedOutKey, 'true');
    removeKey(sessionKey);
    removeKey(pausedSessionKey);
    forgetPersonalData();
    // A browser that was full has room now.
    writeText(signedOutKey, 'true');
    noteSignedOut();
  },
  /** At the start of a page: one that was to end with the browser is over, and so is what its person left. */
  endWithBrowser: (): void => {
    if (readText(signedOutKey) === null && readSession().status === 'signedOut') session.signOut();
  },
  /** Takes over what other tabs and the clock have changed. */
  follow,
  /**
   * The token goes; what was typed stays until the person has unlocked it.
   * @param known who is there where nobody has signed in yet: the person of the demo.
   */
  lock: (known?: SessionPerson): void =>
    pause('locked', known && { id: known.id, name: known.name, email: known.email }),
  /** The API has answered a new token for one of before; not where the person has signed out or in meanwhile. */
  renew: (before: string, answer: SignInResponse): void => {
    if (readToken() === before) keep(answer, isKeptNow());
  },
  /** The API refuses a token, or a call without one; not where that is no longer how it is. */
  refuse: (refused: string | undefined): void => {
    const { status } = readSession();
    if ((status === 'demo' || status === 'signedIn') && readToken() === refused) pause('expired');
  },
} as const;

/** When somebody signed out last in this browser, in milliseconds since 1970; 0 for never. */
export const readSignedOutAt = (): number => Number(readText(signedOutAtKey)) || 0;

/** Where who has signed out is led instead of the page of this address; null for all others. */
export const redirectSignedOut = (): string | null =>
  readSession().status === 'signedOut' ? signInAddress(location.pathname + location.search + location.hash) : null;
