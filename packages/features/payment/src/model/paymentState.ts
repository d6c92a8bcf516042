import type { DeclineReason } from '../queries/provider/provider';

/** Why there is no way on, or not yet. */
export type PaymentFailure =
  /** Nobody takes payments on this page. */
  | { kind: 'noKey' }
  /** The provider's script did not load. */
  | { kind: 'script' }
  | { kind: 'declined'; reason: DeclineReason }
  /** The marketplace asks for another sum than the page has shown. In minor units. */
  | { kind: 'total'; shownMinor: number; totalMinor: number }
  /** A call got no good answer: of this site's server, or of the provider while it took the money. */
  | { kind: 'call'; error: unknown };

/** Where a payment is (PY-3). */
export type PaymentState =
  | { phase: 'idle' | 'loading' | 'ready' | 'submitting' | 'cancelled' }
  /** With the address at which the receipt is. */
  | { phase: 'succeeded'; address: string }
  | { phase: 'failed'; failure: PaymentFailure };

export type PaymentEvent =
  | { type: 'load' }
  | { type: 'loaded' }
  /** The page shows what the marketplace asks for. */
  | { type: 'refresh' }
  | { type: 'submit' }
  | { type: 'cancel' }
  | { type: 'fail'; failure: PaymentFailure }
  | { type: 'succeed'; address: string };

/** Whether a card may be charged now. */
export function canSubmit(state: PaymentState): boolean {
  if (state.phase === 'failed') return state.failure.kind === 'declined' || state.failure.kind === 'call';
  return state.phase === 'ready';
}

function canLoad(state: PaymentState): boolean {
  return state.phase === 'idle' || (state.phase === 'failed' && state.failure.kind === 'script');
}

/** The state after an event. An event that does not fit, such as a second press, changes nothing: the same state comes back. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type === 'load') return canLoad(state) ? { phase: 'loading' } : state;
  if (event.type === 'submit') return canSubmit(state) ? { phase: 'submitting' } : state;
  if (event.type === 'loaded') return state.phase === 'loading' ? { phase: 'ready' } : state;
  if (event.type === 'refresh') {
    return state.phase === 'failed' && state.failure.kind === 'total' ? { phase: 'ready' } : state;
  }
  if (event.type === 'fail') {
    const isUnderWay = state.phase === 'loading' || state.phase === 'submitting';
    return isUnderWay ? { phase: 'failed', failure: event.failure } : state;
  }
  if (state.phase !== 'submitting') return state;
  return event.type === 'succeed' ? { phase: 'succeeded', address: event.address } : { phase: 'cancelled' };
}
