import { describe, expect, it } from 'vitest';
import { canSubmit, nextPaymentState, type PaymentEvent, type PaymentState } from './paymentState';

const after = (...events: PaymentEvent[]): PaymentState =>
  events.reduce<PaymentState>(nextPaymentState, { phase: 'idle' });

const load: PaymentEvent = { type: 'load' };
const loaded: PaymentEvent = { type: 'loaded' };
const submit: PaymentEvent = { type: 'submit' };
const succeed: PaymentEvent = { type: 'succeed', address: '/payment/success?session=1' };
const blocked: PaymentEvent = { type: 'fail', failure: { kind: 'script' } };
const noKey: PaymentEvent = { type: 'fail', failure: { kind: 'noKey' } };
const declined: PaymentEvent = { type: 'fail', failure: { kind: 'declined', reason: 'lacksFunds' } };
const otherTotal: PaymentEvent = { type: 'fail', failure: { kind: 'total', shownMinor: 146_000, totalMinor: 154_000 } };
const brokenOff: PaymentEvent = { type: 'fail', failure: { kind: 'call', error: new Error('gone') } };

describe('PY-3 a payment', () => {
  it('goes from idle to its receipt', () => {
    expect(after().phase).toBe('idle');
    expect(after(load).phase).toBe('loading');
    expect(after(load, loaded).phase).toBe('ready');
    expect(after(load, loaded, submit).phase).toBe('submitting');
    expect(after(load, loaded, submit, succeed)).toEqual({
      phase: 'succeeded',
      address: '/payment/success?session=1',
    });
  });

  it('is not sent before the provider is ready', () => {
    expect(after(submit).phase).toBe('idle');
    expect(after(load, submit).phase).toBe('loading');
    expect(after(load, blocked, submit)).toEqual(after(load, blocked));
    expect(after(load, noKey, submit)).toEqual(after(load, noKey));
  });

  it('gives the same state back for what does not fit: a second press changes nothing', () => {
    const submitting = after(load, loaded, submit);
    for (const event of [submit, load, loaded]) expect(nextPaymentState(submitting, event)).toBe(submitting);
  });

  it('ends once: after success nothing is sent, loaded or failed any more', () => {
    const paid = after(load, loaded, submit, succeed);
    for (const event of [submit, load, loaded, declined, { type: 'cancel' } as const, succeed]) {
      expect(nextPaymentState(paid, event)).toBe(paid);
    }
    expect(canSubmit(paid)).toBe(false);
  });

  it.each([['declined', declined] as const, ['broken off', brokenOff] as const])(
    'can be tried again when it was %s',
    (_, failure) => {
      const failed = after(load, loaded, submit, failure);
      expect(failed.phase).toBe('failed');
      expect(canSubmit(failed)).toBe(true);
      expect(nextPaymentState(failed, submit).phase).toBe('submitting');
    },
  );

  it('is not sent with another total before the page has shown it', () => {
    const told = after(load, loaded, submit, otherTotal);
    expect(canSubmit(told)).toBe(false);
    expect(nextPaymentState(told, submit)).toBe(told);
    expect(after(load, loaded, submit, otherTotal, { type: 'refresh' }, submit).phase).toBe('submitting');
    expect(after(load, loaded, submit, declined, { type: 'refresh' })).toEqual(after(load, loaded, submit, declined));
  });

  it('loads anew after a script that was blocked, but not without a key', () => {
    expect(after(load, blocked, load, loaded).phase).toBe('ready');
    expect(after(load, noKey, load)).toEqual(after(load, noKey));
  });

  it('is cancelled only while it is under way', () => {
    expect(after(load, loaded, { type: 'cancel' }).phase).toBe('ready');
    expect(after(load, loaded, submit, { type: 'cancel' }).phase).toBe('cancelled');
  });
});
