import { localProvider } from './localProvider';
import type { PaymentProvider } from './provider';
import { stripeProvider } from './stripeProvider';

/** What the page says about payments. */
export interface PaymentSettings {
  /** The public key of the provider; empty without one. */
  key: string;
  /** Whether payments are played without a key: where the API is answered in the page, or the page says so. */
  isLocalAllowed: boolean;
  /** Percent of tax that the prices include. */
  taxPercent: number;
}

/** Names of the `meta` elements in which a deployment says it. */
export const paymentMeta = {
  key: 'quarterdeck-stripe-key',
  /** Address of the server that answers the calls; `mock` or nothing where the page answers them. */
  api: 'quarterdeck-api',
  /** `local`: without a key, payments are played although a server answers. */
  mode: 'quarterdeck-payments',
  taxPercent: 'quarterdeck-tax-percent',
} as const;

const contentOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? '';

/** No money can move without a server. */
const isAnsweredInPage = (): boolean => ['', 'mock'].includes(contentOf(paymentMeta.api));

export function readPaymentSettings(): PaymentSettings {
  const percent = Number(contentOf(paymentMeta.taxPercent));
  return {
    key: contentOf(paymentMeta.key),
    isLocalAllowed: isAnsweredInPage() || contentOf(paymentMeta.mode) === 'local',
    taxPercent: Number.isFinite(percent) && percent > 0 ? percent : 0,
  };
}

/** Who takes payments on this page; null where nobody was set up. */
export function chooseProvider({ key, isLocalAllowed }: PaymentSettings): PaymentProvider | null {
  if (key !== '') return stripeProvider(key);
  return isLocalAllowed ? localProvider() : null;
}
