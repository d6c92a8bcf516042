import { localProvider } from './localProvider';
import type { PaymentProvider } from './provider';
import { stripeProvider } from './stripeProvider';

/** Names of the `meta` elements in which a deployment says what holds for payments. */
export const paymentMeta = {
  /** The public key of the provider; none without one. */
  key: 'quarterdeck-stripe-publishable-key',
  /** Address of the server that answers the calls; `mock` or nothing where the page answers them. */
  api: 'quarterdeck-api',
  /** `local`: without a key, payments are played although a server answers. */
  mode: 'quarterdeck-payments',
  /** Percent of tax that the prices include. */
  taxPercent: 'quarterdeck-tax-percent',
} as const;

const contentOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? '';

export function readPaymentSettings() {
  const percent = Number(contentOf(paymentMeta.taxPercent));
  return {
    key: contentOf(paymentMeta.key),
    // No money can move without a server.
    isLocalAllowed: ['', 'mock'].includes(contentOf(paymentMeta.api)) || contentOf(paymentMeta.mode) === 'local',
    taxPercent: Number.isFinite(percent) && percent > 0 ? percent : 0,
  };
}

/** Who takes payments on this page; null where nobody was set up. */
export function chooseProvider({
  key,
  isLocalAllowed,
}: Omit<ReturnType<typeof readPaymentSettings>, 'taxPercent'>): PaymentProvider | null {
  if (key !== '') return stripeProvider(key);
  return isLocalAllowed ? localProvider() : null;
}
