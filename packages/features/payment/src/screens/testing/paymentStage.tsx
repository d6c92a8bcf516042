import { paymentAttemptKey } from '@quarterdeck/data/visit/draftKeys';
import { payerDetailsKey } from '@quarterdeck/data/visit/draftKeys';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { beginVisit, type Chosen } from '@quarterdeck/data/visit/testing/beginVisit';
import type { Canvas, UserEvent } from '@quarterdeck/storybook/expectations';
import { site } from '@quarterdeck/storybook/site';
import { removeKey, writeJson } from '@quarterdeck/ui/storage';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { paymentMeta } from '../../queries/provider/chooseProvider';
import { ProviderContext } from '../../queries/provider/useProvider';
import type { PaymentProvider } from '../../queries/provider/provider';

/** The card that the test mode charges. */
export const goodCard = '4242424242424242';

/** Requirements that the demo project does not have yet: two with a price, one without. */
export const voyage: readonly Chosen[] = [
  ['QD-015', 980],
  ['QD-007', 560],
  ['QD-002', 0],
];

const bill = {
  name: 'Elif Aydın',
  email: 'elif@harbour.example',
  company: 'Harbour CRM Ltd.',
  street: 'Rıhtım Caddesi 12',
  postalCode: '34425',
  city: 'İstanbul',
  country: 'TR',
};

/** The site. Where people who paid go on, the backlog, is no matter of these stories: an empty page in the same frame. */
export const paymentStage = {
  ...site,
  routes: site.routes.map((route) =>
    route.screen === 'backlog' ? { ...route, load: () => Promise.resolve({ default: () => null }) } : route,
  ),
};

/** The same with another provider than the page is set up with. */
export const stageWith = (provider: PaymentProvider | null) => ({
  ...paymentStage,
  routes: paymentStage.routes.map((route) =>
    route.id === 'payment.form'
      ? {
          ...route,
          load: async () => {
            const { PaymentScreen } = await import('../PaymentScreen');
            return {
              default: () => (
                <ProviderContext value={provider}>
                  <KnowsCache />
                  <PaymentScreen />
                </ProviderContext>
              ),
            };
          },
        }
      : route,
  ),
});

let cache: QueryClient | undefined;

function KnowsCache() {
  const client = useQueryClient();
  useEffect(() => {
    cache = client;
  }, [client]);
  return null;
}

/** The page shows another price than the marketplace has by now, as after an hour in the background. */
export async function rememberPrice(requirementId: string, price: number): Promise<void> {
  const { queryKey } = projectQueries.requirements();
  await waitFor(() => expect(cache?.getQueryState(queryKey)).toMatchObject({ status: 'success', fetchStatus: 'idle' }));
  cache?.setQueryData(queryKey, (requirements) =>
    requirements?.map((one) => (one.id === requirementId ? { ...one, price } : one)),
  );
}

/** Sets the page up for the test mode. @returns takes it back. */
function allowTestMode(): () => void {
  const meta = document.createElement('meta');
  meta.name = paymentMeta.mode;
  meta.content = 'local';
  document.head.append(meta);
  return () => meta.remove();
}

/** Begins a payment of the demo project by somebody who has paid before. @returns takes all of it back. */
export function beginPayment(selection: readonly Chosen[] = voyage, ...rest: [currency?: 'TRY']): () => void {
  const endVisit = beginVisit(selection, ...rest);
  const endTestMode = allowTestMode();
  removeKey(paymentAttemptKey);
  writeJson(payerDetailsKey, bill);
  return () => {
    removeKey(paymentAttemptKey);
    removeKey(payerDetailsKey);
    endTestMode();
    endVisit();
  };
}

/** Types a card into the fields of the page. */
export async function typeCard(canvas: Canvas, userEvent: UserEvent, number: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Card number' }), number);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Expires' }), '429');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Security code' }), '123');
}

export const findField = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });

export const findPay = (canvas: Canvas) => canvas.findByRole('button', { name: /^Pay .*\$1,540\.00$/ });

/** The provider has come, so the voyage can be paid. */
export const expectReady = async (canvas: Canvas) => {
  const pay = await findPay(canvas);
  await waitFor(() => expect(pay).toBeEnabled());
};
