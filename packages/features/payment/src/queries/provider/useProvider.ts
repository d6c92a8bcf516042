import { createContext, use, useState } from 'react';
import { chooseProvider, readPaymentSettings } from './chooseProvider';
import type { PaymentProvider } from './provider';

/** Takes the place of the provider that the page is set up with; undefined leaves it. */
export const ProviderContext = createContext<PaymentProvider | null | undefined>(undefined);

/** Who takes payments on this page; null where nobody was set up. */
export function useProvider(): PaymentProvider | null {
  const given = use(ProviderContext);
  const [chosen] = useState(() => chooseProvider(readPaymentSettings()));
  return given === undefined ? chosen : given;
}
