// @vitest-environment node
import { expect, test } from 'vitest';
import { namesPaymentKey, securityHeaders } from './securityHeaders.ts';

const policyOf = (hasPayments: boolean): string =>
  securityHeaders({ isSecure: false, hasPayments })['Content-Security-Policy'] ?? '';

test('without payments the policy names no other host', () => {
  expect(policyOf(false)).not.toMatch(/https:\/\//);
});

test('with payments the provider may run, be called and be framed, and nothing else changes', () => {
  const withProvider = policyOf(true);
  expect(withProvider).toContain(
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com;",
  );
  expect(withProvider).toContain("connect-src 'self' https://api.stripe.com https://checkout.stripe.com;");
  expect(withProvider.replaceAll(/ https:\/\/\S*?(?=[ ;])/g, '')).toBe(policyOf(false));
});

test('scripts need a trusted type, and only three policies can make one', () => {
  expect(policyOf(false)).toMatch(/require-trusted-types-for 'script'; trusted-types dompurify quarterdeck default$/);
});

test('the promise of https is made over https only', () => {
  expect(securityHeaders({ isSecure: true, hasPayments: false })).toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders({ isSecure: false, hasPayments: false })).not.toHaveProperty('Strict-Transport-Security');
});

test('names the hosts of payments for a page with a key only', () => {
  const page = (key: string) => `<head><meta name="quarterdeck-stripe-publishable-key" content="${key}" /></head>`;
  expect([page(''), page('pk_test_1'), '<head></head>'].map(namesPaymentKey)).toEqual([false, true, false]);
});
