import type { CheckoutSessionId } from '@quarterdeck/contract/entities/checkoutSession';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseProvider, paymentMeta, readPaymentSettings } from './chooseProvider';
import { localProvider } from './localProvider';
import type { PaymentOrder } from './provider';
import { stripeProvider } from './stripeProvider';

const stripe = vi.hoisted(() => ({ loadStripe: vi.fn<(key: string) => Promise<unknown>>() }));
vi.mock('@stripe/stripe-js/pure', () => stripe);

const order = (number: string, key = 'attempt-01'): PaymentOrder => ({
  key,
  checkoutId: 'checkout-01' as CheckoutSessionId,
  clientSecret: 'checkout-01-secret',
  payer: {
    name: 'Elif Aydın',
    email: 'elif@harbour.example',
    street: 'Rıhtım 12',
    city: 'İstanbul',
    postalCode: '34425',
    country: 'TR',
  },
  card: { number, expiry: '0429', securityCode: '123' },
});

describe('PY-4 the test mode', () => {
  it.each([
    ['4242424242424242', { status: 'paid' }],
    ['5555555555554444', { status: 'paid' }],
    ['4000000000000002', { status: 'declined', reason: 'declined' }],
    ['4000000000009995', { status: 'declined', reason: 'lacksFunds' }],
  ])('answers to %s', async (number, outcome) => {
    const client = await localProvider().load();
    await expect(client.confirm(order(number))).resolves.toEqual(outcome);
  });

  it('gives one attempt one answer, and the next attempt its own', async () => {
    const client = await localProvider().load();
    await client.confirm(order('4000000000000002'));
    await expect(client.confirm(order('4242424242424242'))).resolves.toMatchObject({ status: 'declined' });
    await expect(client.confirm(order('4242424242424242', 'attempt-02'))).resolves.toEqual({ status: 'paid' });
  });
});

describe('the choice of the provider', () => {
  afterEach(() => document.head.replaceChildren());

  const say = (name: string, content: string) => {
    const meta = document.createElement('meta');
    meta.name = name;
    meta.content = content;
    document.head.append(meta);
  };

  it('is nobody where a server answers and no key is set', () => {
    say(paymentMeta.api, '/api/');
    expect(readPaymentSettings()).toEqual({ key: '', isLocalAllowed: false, taxPercent: 0 });
    expect(chooseProvider(readPaymentSettings())).toBeNull();
  });

  it.each([[undefined], [''], ['mock']])('is the test mode where the page answers the calls (%s)', (api) => {
    if (api !== undefined) say(paymentMeta.api, api);
    expect(chooseProvider(readPaymentSettings())?.isTest).toBe(true);
  });

  it('is the test mode where the page allows it, but not beside a key', () => {
    say(paymentMeta.api, '/api/');
    say(paymentMeta.mode, 'local');
    expect(chooseProvider(readPaymentSettings())?.isTest).toBe(true);
    say(paymentMeta.key, 'pk_live_1');
    expect(chooseProvider(readPaymentSettings())?.isTest).toBe(false);
  });

  it('reads the tax, and nothing that is none', () => {
    say(paymentMeta.taxPercent, '20');
    expect(readPaymentSettings().taxPercent).toBe(20);
    document.head.replaceChildren();
    say(paymentMeta.taxPercent, 'much');
    expect(readPaymentSettings().taxPercent).toBe(0);
  });
});

describe('PY-2 the provider', () => {
  const confirmCardPayment = vi.fn<(secret: string, data: unknown) => Promise<{ error?: object }>>();
  const element = () => ({ mount: () => undefined, destroy: () => undefined, focus: () => undefined });
  beforeEach(() => {
    confirmCardPayment.mockReset();
    stripe.loadStripe.mockReset().mockResolvedValue({ elements: () => ({ create: element }), confirmCardPayment });
  });

  const mounted = async () => {
    const client = await stripeProvider('pk_test_1').load();
    const place = () => document.createElement('div');
    const unmount = client.mountCard?.({ number: place(), expiry: place(), securityCode: place() });
    return { client, unmount };
  };

  it('loads its script only when it is asked to, and anew after it was blocked', async () => {
    const provider = stripeProvider('pk_test_1');
    expect(stripe.loadStripe).not.toHaveBeenCalled();
    stripe.loadStripe.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
    await expect(provider.load()).rejects.toThrow('Failed to load');
    await expect(provider.load()).resolves.toHaveProperty('confirm');
    expect(stripe.loadStripe).toHaveBeenCalledWith('pk_test_1');
  });

  it('is given the secret and who pays, and no amount', async () => {
    confirmCardPayment.mockResolvedValue({});
    const { client } = await mounted();
    await expect(client.confirm(order(''))).resolves.toEqual({ status: 'paid' });
    const [secret, data] = confirmCardPayment.mock.calls[0] ?? [];
    expect(secret).toBe('checkout-01-secret');
    expect(data).toMatchObject({
      payment_method: {
        billing_details: {
          name: 'Elif Aydın',
          email: 'elif@harbour.example',
          address: { line1: 'Rıhtım 12', city: 'İstanbul', postal_code: '34425' },
        },
      },
    });
    expect(JSON.stringify(data)).not.toMatch(/amount|price/);
  });

  it.each([
    [{ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
    [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'lacksFunds'],
    [{ type: 'card_error', code: 'expired_card' }, 'expiredCard'],
    [{ type: 'card_error', code: 'incorrect_cvc' }, 'wrongCode'],
    [{ type: 'card_error', code: 'card_declined', decline_code: 'constructor' }, 'declined'],
    [{ type: 'validation_error', code: 'incomplete_number' }, 'incomplete'],
  ])('says %j as %s', async (error, reason) => {
    confirmCardPayment.mockResolvedValue({ error });
    const { client } = await mounted();
    await expect(client.confirm(order(''))).resolves.toEqual({ status: 'declined', reason });
  });

  it('takes a question of the bank that was closed for a cancelled payment', async () => {
    const error = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' };
    confirmCardPayment.mockResolvedValue({ error });
    const { client } = await mounted();
    await expect(client.confirm(order(''))).resolves.toEqual({ status: 'cancelled' });
  });

  it('takes what is charged already for paid: the answer of the first try was lost', async () => {
    const code = 'payment_intent_unexpected_state';
    const error = (status: string) => ({ type: 'invalid_request_error', code, payment_intent: { status } });
    const { client } = await mounted();
    confirmCardPayment.mockResolvedValueOnce({ error: error('succeeded') });
    await expect(client.confirm(order(''))).resolves.toEqual({ status: 'paid' });
    confirmCardPayment.mockResolvedValueOnce({ error: error('processing') });
    await expect(client.confirm(order(''))).rejects.toThrow('invalid_request_error');
  });

  it('fails where it does not know whether the card was charged', async () => {
    confirmCardPayment.mockResolvedValue({ error: { type: 'api_connection_error', message: 'No network' } });
    const { client } = await mounted();
    await expect(client.confirm(order(''))).rejects.toThrow('No network');
  });

  it('charges no card once its fields are gone', async () => {
    const { client, unmount } = await mounted();
    unmount?.();
    await expect(client.confirm(order(''))).resolves.toEqual({ status: 'declined', reason: 'incomplete' });
    expect(confirmCardPayment).not.toHaveBeenCalled();
  });
});
