import type { AnyEndpoint } from '@quarterdeck/contract';
import { useEffect, useRef, useState } from 'react';
import { sendDraft, type Answer } from './answer';
import type { Draft } from './draft';

/** Where the last call stands. */
export type CallState =
  | { kind: 'idle' }
  | { kind: 'waiting' }
  | { kind: 'answered'; answer: Answer }
  /** No answer arrived. */
  | { kind: 'failed'; reason: string };

export interface PastCall {
  /** Counts from 1; the newest is the highest. */
  number: number;
  draft: Draft;
  /** Status, or a word where no answer arrived. */
  outcome: string;
}

/** Calls that the history keeps. */
const historyLength = 10;

/** Sends drafts, one at a time: a new call ends the one before it, as does leaving the page. */
export function useCalls(endpoint: AnyEndpoint) {
  const [state, setState] = useState<CallState>({ kind: 'idle' });
  const [history, setHistory] = useState<readonly PastCall[]>([]);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const keep = (draft: Draft, outcome: string) =>
    setHistory((past) => [{ number: (past[0]?.number ?? 0) + 1, draft, outcome }, ...past].slice(0, historyLength));

  const send = async (draft: Draft) => {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    setState({ kind: 'waiting' });
    try {
      const answer = await sendDraft(endpoint, draft, controller.signal);
      if (controller.signal.aborted) return;
      setState({ kind: 'answered', answer });
      keep(draft, String(answer.status));
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
      keep(draft, 'no answer');
    }
  };

  const stop = () => {
    underWay.current?.abort();
    setState({ kind: 'idle' });
  };

  return { state, history, send, stop };
}
