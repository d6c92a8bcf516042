import type { CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import preview from '@quarterdeck/storybook/preview';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { dashboards } from '../manifest';
import { changeCrypto, isRead, isTrade } from '../testing/changeCrypto';
import { askForPrices, liveByHand } from '../testing/liveByHand';

const meta = preview.meta({
  title: 'Screens/dashboards/CryptoScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: dashboards,
    address: '/dashboards/crypto',
    covers: ['route:dashboards.crypto'],
  },
  // No timer asks for prices: a story asks by hand where it is about that.
  beforeEach: () => liveByHand(),
});

type Canvas = ReturnType<typeof within>;

/** The form that trades, once there are prices; skeletons of the other cards may stay a little longer. */
async function findForm(canvas: Canvas) {
  await canvas.findByRole('region', { name: 'Bitcoin' });
  await canvas.findByRole('radiogroup', { name: 'Wallet to trade with' });
  await canvas.findByRole('table', { name: 'Watchlist' });
  const form = within(await canvas.findByRole('form', { name: 'Buy or sell' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Amount' })).toBeEnabled());
  return form;
}
const facts = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Bitcoin' }));
const toast = () => document.querySelector('[data-part="toast"]') ?? document.body;

/** DB-3 price, facts, wallets and watchlist; what is said of them is what they are. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Bitcoin is up 0.88% in 24 hours and 10.8% below its all-time high.');
    await canvas.findByRole('application', { name: 'Bitcoin price' });
    await findForm(canvas);
    const price = facts(canvas);
    await expect(await price.findByText(/^US\$61,342|^\$61,342/)).toHaveTextContent('61,342.50');
    await expect(await price.findByText(/\+.*536\.26/)).toBeVisible();
    await expect(await price.findByText('+0.88%')).toBeVisible();
    await expect((await price.findByText('Supply')).nextElementSibling).toHaveTextContent('19,684,125 BTC');
    const wallets = within(canvas.getByRole('radiogroup', { name: 'Wallet to trade with' }));
    await expect(wallets.getAllByRole('radio')).toHaveLength(4);
    await expect(await wallets.findByRole('radio', { name: /Bitcoin 0\.8421 BTC .*51,656\.52 48%/ })).toBeChecked();
    const rows = within(canvas.getByRole('table', { name: 'Watchlist' }))
      .getAllByRole('row')
      .slice(1);
    const names = rows.map((row) => within(row).getByRole('rowheader').textContent);
    await expect(names).toEqual([
      'EthereumETH',
      'Bitcoin CashBCH',
      'XRPXRP',
      'LitecoinLTC',
      'ZcashZEC',
      'Bitcoin GoldBTG',
    ]);
    await expect(await canvas.findByText('3 up, 3 down')).toBeVisible();
    await expect(
      canvas.getByText(/Bitcoin fell to .*60,553\.85 at .* and rose 1\.5% to its high of .*61,450\.64 at/),
    ).toBeVisible();
  },
});

/** DB-3 the range stands in the address; another one is asked for, and all that is said follows it. */
export const RangeInTheAddress = meta.story({
  parameters: { address: '/dashboards/crypto?range=1W&sort=price-descending' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/in 7 days and/);
    await expect(canvas.getByRole('radio', { name: '1W' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '1Y' }));
    await canvas.findByText(/in a year and/);
    await canvas.findByRole('application', { name: 'Bitcoin price' });
    // What else the address says has stayed.
    await expect(await canvas.findByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  },
});

/** Nonsense in the address is as if it said nothing. */
export const Validation = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/dashboards/crypto?range=5D&sort=weight-up' },
  play: async ({ canvas }) => {
    await canvas.findByText(/in 24 hours and/);
    await expect(canvas.getByRole('radio', { name: '1D' })).toBeChecked();
    await expect(await canvas.findByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'none');
  },
});

/** Arrows choose the range, the wallet and the side; Tab goes through the page in the order in which it is read. */
export const Keyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await findForm(canvas);
    canvas.getByRole('radio', { name: /^Bitcoin 0/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Ethereum/ })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Buy' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Sell' })).toBeChecked());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
    canvas.getByRole('radio', { name: '1D' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText(/in 7 days and/);
    await expect(canvas.getByRole('radio', { name: '1W' })).toHaveFocus();
  },
});

/** Switched off by stories in their course. */
const connection = { isLost: false };
/** Answers that a story holds back. */
const held = { reads: false, until: Promise.withResolvers<void>() };
/** Of the orders that were sent in a story. */
let attemptKeys: (string | null)[] = [];

const named = (name: string, iso: string) => ({ name, iso });
const moved = (dashboard: CryptoDashboard, count: number): CryptoDashboard => ({
  ...dashboard,
  btc: { ...dashboard.btc, amount: dashboard.btc.amount + 10 * count },
  watchlist: dashboard.watchlist.map((item, place) => (place === 0 ? { ...item, amount: item.amount - count } : item)),
});

/** Prices are asked for while nobody has paused; one that changed is marked with its way, all others are not. */
export const Live = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => changeCrypto({ answer: moved }),
  play: async ({ canvas, userEvent }) => {
    await findForm(canvas);
    await expect(canvas.getByText('Live')).toBeVisible();
    await expect(document.querySelectorAll('[data-direction="up"], [data-direction="down"]')).toHaveLength(0);
    askForPrices();
    await waitFor(() => expect(facts(canvas).getByText(/61,352/)).toHaveAttribute('data-direction', 'up'));
    await expect(document.querySelectorAll('[data-direction="down"]')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByText('Paused')).toBeVisible();
    askForPrices();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(canvas.getByText('Live')).toBeVisible();
    // The question while it was paused was none.
    await expect(facts(canvas).getByText(/61,352/)).toBeVisible();
    askForPrices();
    await waitFor(() => expect(facts(canvas).getByText(/61,362/)).toBeVisible());
  },
});

/** Old prices stay where no new ones come, and the page says how old they are. */
export const Stale = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { expectedProblems: [/Failed to fetch/] },
  beforeEach: () => {
    connection.isLost = false;
    return changeCrypto({ isLost: (request) => connection.isLost && isRead(request) });
  },
  play: async ({ canvas }) => {
    await findForm(canvas);
    connection.isLost = true;
    askForPrices();
    await canvas.findByText(/^Prices are from .*, no connection$/);
    await expect(facts(canvas).getByText(/61,342/)).toBeVisible();
    connection.isLost = false;
    askForPrices();
    await canvas.findByText('Live');
  },
});

/** An amount in coins says the dollars, one in dollars the coins; both decimal marks and pasted thousands are read. */
export const LinkedAmounts = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = await findForm(canvas);
    const [amount, paid] = [
      form.getByRole('textbox', { name: 'Amount' }),
      form.getByRole('textbox', { name: 'You pay' }),
    ];
    await userEvent.type(amount, '0.25');
    await expect(paid).toHaveValue('15,335.63');
    await expect(form.getByText('1.0921 BTC')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Buy 0.25 BTC' })).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '0,5');
    await expect(paid).toHaveValue('30,671.25');
    await userEvent.clear(paid);
    await userEvent.click(paid);
    await userEvent.paste('$1.226,85');
    await expect(amount).toHaveValue('0.02');
    await userEvent.click(form.getByRole('button', { name: /5,000$/ }));
    await expect(paid).toHaveValue('5000');
    await expect(amount).toHaveValue('0.08150955');
    await userEvent.click(canvas.getByRole('radio', { name: /^XRP/ }));
    await expect(form.getByRole('button', { name: 'Buy 9,402.03083866 XRP' })).toBeVisible();
  },
});

/** The column is at its narrowest beside the chart, and the browser writes dollars long. */
export const AmountsOfTheColumnAreWhole = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const form = await findForm(canvas);
    const quick = within(form.getByRole('group', { name: 'Amounts in dollars' })).getAllByRole('button');
    await expect(quick.map(({ textContent }) => textContent)).toEqual(['$100', '$500', '$1,000', '$5,000']);
    const wallets = within(canvas.getByRole('radiogroup', { name: 'Wallet to trade with' })).getAllByText(/^US\$/);
    await expect(wallets).toHaveLength(4);
    for (const text of [...quick.flatMap((button) => [button, ...button.querySelectorAll('*')]), ...wallets])
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
});

export const TheFormStandsOnACard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await findForm(canvas);
    const card = canvas.getByRole('form', { name: 'Buy or sell' }).parentElement as HTMLElement;
    const wallets = canvas.getByRole('radiogroup', { name: 'Wallet to trade with' });
    await expect(getComputedStyle(card).backgroundColor).toBe(getComputedStyle(wallets).backgroundColor);
    await expect(card.getBoundingClientRect().top - wallets.getBoundingClientRect().bottom).toBeCloseTo(24);
  },
});

/** DB-3 an order is executed at the price of the moment; wallets and message say what it did. */
export const Trades = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const form = await findForm(canvas);
    await userEvent.click(form.getByRole('radio', { name: 'Sell' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '0.3421');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toast()).toHaveTextContent(/Sold 0\.3421 BTC for .*20,985\.27/));
    await expect(toast()).toHaveTextContent(/Bitcoin at .*61,342\.50/);
    await expect(await canvas.findByRole('radio', { name: /^Bitcoin 0\.5 BTC/ })).toBeChecked();
    await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  },
});

/** Dollars are turned into coins at the price of the moment of sending; where the order came to something else, the message says so. */
export const DollarsWhileThePriceMoves = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    changeCrypto({
      answer: (dashboard, count) => ({
        ...dashboard,
        prices: { ...dashboard.prices, btc: dashboard.prices.btc * (count === 0 ? 1 : 2) },
      }),
    }),
  play: async ({ canvas, userEvent }) => {
    const form = await findForm(canvas);
    await userEvent.click(form.getByRole('button', { name: /5,000$/ }));
    await userEvent.click(form.getByRole('button', { name: 'Buy 0.08150955 BTC' }));
    await waitFor(() => expect(toast()).toHaveTextContent(/Bought 0\.04075477 BTC for .*2,500\.00/));
    await expect(toast()).toHaveTextContent(/The price moved, so the total isn’t .*5,000\.00\./);
    // Of two orders the message of the newer one is shown.
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '0.1');
    await userEvent.click(form.getByRole('button', { name: 'Buy 0.1 BTC' }));
    await waitFor(() => expect(document.body).toHaveTextContent(/Bought 0\.1 BTC/));
    await waitFor(() => expect(document.body).not.toHaveTextContent(/Bought 0\.04075477 BTC/));
  },
});

/** An answer of before an order that comes after it takes nothing back. */
export const OrderDuringAQuestion = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    held.reads = false;
    return changeCrypto({
      answer: moved,
      hold: (request) => (held.reads && isRead(request) ? held.until.promise : undefined),
    });
  },
  play: async ({ canvas, userEvent }) => {
    const form = await findForm(canvas);
    held.reads = true;
    held.until = Promise.withResolvers<void>();
    askForPrices();
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '0.1');
    await userEvent.click(form.getByRole('button', { name: 'Buy 0.1 BTC' }));
    await waitFor(() => expect(toast()).toHaveTextContent(/Bought 0\.1 BTC/));
    const wallet = () => canvas.getByRole('radio', { name: /^Bitcoin 0\.9421 BTC/ });
    await waitFor(() => expect(wallet()).toBeChecked());
    const seen: (string | null)[] = [];
    const group = canvas.getByRole('radiogroup', { name: 'Wallet to trade with' });
    const observer = new MutationObserver(() => seen.push(group.textContent));
    observer.observe(group, { subtree: true, childList: true, characterData: true });
    held.reads = false;
    held.until.resolve();
    askForPrices();
    await waitFor(() => expect(facts(canvas).getByText(/61,3[56]2/)).toBeVisible());
    observer.disconnect();
    await expect(seen.filter((text) => text?.includes('0.8421 BTC'))).toEqual([]);
    await expect(wallet()).toBeChecked();
  },
});

/** What is no order says so at the field, and the focus goes there. */
export const Faults = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = await findForm(canvas);
    const amount = form.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(form.getByRole('button', { name: 'Buy BTC' }));
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveAccessibleDescription('Enter an amount');
    await userEvent.type(amount, '20');
    await expect(amount).toHaveAccessibleDescription(/^Order at most .*1,000,000 at a time$/);
    await userEvent.click(form.getByRole('radio', { name: 'Sell' }));
    await expect(amount).toHaveAccessibleDescription('You have 0.8421 BTC');
    await userEvent.clear(amount);
    await userEvent.type(amount, '0.123456789');
    await expect(amount).toHaveAccessibleDescription(/^Use at most 8 decimals/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '-1');
    await expect(amount).toHaveAccessibleDescription('Enter a number, such as 0.25');
  },
});

/** An order whose answer got lost keeps all that was written; the second press does not execute it twice. */
export const LostOrder = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { expectedProblems: [/Failed to fetch/] },
  beforeEach: () => {
    attemptKeys = [];
    return changeCrypto({
      // It was executed, and nobody heard of it.
      isAnswerLost: (request) => {
        if (!isTrade(request)) return false;
        attemptKeys.push(request.headers.get('idempotency-key'));
        return attemptKeys.length === 1;
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    const form = await findForm(canvas);
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '0.1');
    await userEvent.click(form.getByRole('button', { name: 'Buy 0.1 BTC' }));
    await form.findByText('Your order wasn’t confirmed');
    await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.1');
    await userEvent.click(form.getByRole('button', { name: 'Buy 0.1 BTC' }));
    await waitFor(() => expect(toast()).toHaveTextContent(/Bought 0\.1 BTC/));
    await expect(attemptKeys).toEqual([expect.any(String), attemptKeys[0]]);
    await expect(await canvas.findByRole('radio', { name: /^Bitcoin 0\.9421 BTC/ })).toBeChecked();
  },
});

/** All of a coin was sold and nobody heard of it: the retry is the same order, although there is nothing left to sell. */
export const LostSaleOfAll = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { expectedProblems: [/Failed to fetch/] },
  beforeEach: () => {
    attemptKeys = [];
    return changeCrypto({
      isAnswerLost: (request) => {
        if (!isTrade(request)) return false;
        attemptKeys.push(request.headers.get('idempotency-key'));
        return attemptKeys.length === 1;
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    const form = await findForm(canvas);
    await userEvent.click(form.getByRole('radio', { name: 'Sell' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '0.8421');
    await userEvent.click(form.getByRole('button', { name: 'Sell 0.8421 BTC' }));
    await form.findByText('Your order wasn’t confirmed');
    askForPrices();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Bitcoin 0 BTC/ })).toBeChecked());
    await userEvent.click(form.getByRole('button', { name: 'Sell 0.8421 BTC' }));
    await waitFor(() => expect(toast()).toHaveTextContent(/Sold 0\.8421 BTC/));
    await expect(attemptKeys).toEqual([expect.any(String), attemptKeys[0]]);
    await expect(await canvas.findByRole('radio', { name: /^Bitcoin 0 BTC/ })).toBeChecked();
  },
});
/** The heads sort by numbers and names; the address keeps it. */
export const Sorted = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Watchlist' }));
    const first = () => table.getAllByRole('rowheader')[0];
    await userEvent.click(table.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(first()).toHaveTextContent('Bitcoin Cash'));
    await userEvent.click(table.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(first()).toHaveTextContent('XRP'));
  },
});

/** All figures as a file, prices with their moments. */
export const Export = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await findForm(canvas);
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(save.mock.contexts).toEqual([expect.objectContaining({ download: 'Crypto dashboard.csv' })]),
    );
    save.mockRestore();
  },
});

/** Before the first price nothing is said and nothing can be traded. */
export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByText('There are no prices yet.');
    await expect(await canvas.findByText('No data in this range')).toBeVisible();
    await expect(await canvas.findByText('No coins yet')).toBeVisible();
    await expect(await canvas.findByText('You can trade once there are prices.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeDisabled();
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Crypto' });
    await waitFor(() =>
      expect(canvas.getAllByRole('status').filter(({ textContent }) => textContent === 'Loading')).toHaveLength(4),
    );
    await expect(canvas.getByText('Waiting for prices')).toBeVisible();
  },
});

/** All cards fail together, and each of them can ask again for all. */
export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(4));
    await expect(canvas.getByText('No prices')).toBeVisible();
    // All cards say it, and it is announced once.
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The first try fails, the second one shows everything. */
export const Retry = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { expectedProblems: [/Failed to fetch/] },
  beforeEach: () => {
    let count = 0;
    return changeCrypto({ isLost: (request) => isRead(request) && count++ === 0 });
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Try again' });
    await expect(first).toBeVisible();
    if (first) await userEvent.click(first);
    await canvas.findByText(/in 24 hours and/);
    await findForm(canvas);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(4));
  },
});

const endless = 'Endless'.repeat(1_500);

/** Numbers and names that no market has break nothing. */
export const Hostile = meta.story({
  beforeEach: () =>
    changeCrypto({
      answer: (dashboard) => ({
        ...dashboard,
        btc: {
          ...dashboard.btc,
          amount: 1e12,
          marketCap: -5,
          volume: 1e21,
          supply: 1e12,
          allTimeHigh: 0,
          price: {
            series: [
              { x: -10, y: -4e9 },
              { x: -5, y: 1e12 },
              { x: 0, y: 1e12 },
            ],
          },
        },
        prices: { btc: 1e12, eth: -1, bch: 1e-9, xrp: 0 },
        wallets: { btc: 1e12, eth: -2, bch: 1e308, xrp: 0.00000001 },
        watchlist: [
          { ...named(endless, endless), title: endless, amount: 1e12, trend: { dir: 'up', amount: 1e9 }, series: [] },
          { title: '', iso: '', amount: -1, trend: { dir: 'down', amount: 0 }, series: [{ x: '00:00', y: -1 }] },
          {
            title: 'Dust',
            iso: 'DST',
            amount: 1e-8,
            trend: { dir: 'down', amount: 1e-9 },
            series: [
              { x: '23:59', y: 1e-8 },
              { x: '00:00', y: 1e300 },
            ],
          },
        ],
      }),
    }),
  play: async ({ canvas, userEvent }) => {
    const form = await findForm(canvas);
    await canvas.findByText(/^Bitcoin is at .*1,000,000,000,000\.00\.$/);
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '9'.repeat(40));
    await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/^Order at most/);
    await userEvent.click(canvas.getByRole('radio', { name: /^XRP/ }));
    await expect(form.getByRole('textbox', { name: 'Amount' })).toBeDisabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** On a phone the chart comes first, and the form lies in a sheet that keeps what was written. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/in 24 hours and/);
    await expect(canvas.queryByRole('form', { name: 'Buy or sell' })).toBeNull();
    const [chart, column] = [
      await canvas.findByRole('heading', { name: 'Bitcoin price' }),
      await canvas.findByRole('heading', { name: 'Wallets' }),
    ];
    await expect(chart.compareDocumentPosition(column)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const page = within(document.body);
    const open = canvas.getByRole('button', { name: 'Buy or sell' });
    await userEvent.click(open);
    const sheet = within(await page.findByRole('dialog', { name: 'Buy or sell' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Amount' }), '0.25');
    await expect(sheet.getByRole('textbox', { name: 'You pay' })).toHaveValue('15,335.63');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    const again = within(await page.findByRole('dialog', { name: 'Buy or sell' }));
    await expect(again.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.25');
    await userEvent.click(again.getByRole('button', { name: 'Buy 0.25 BTC' }));
    await waitFor(() => expect(toast()).toHaveTextContent(/Bought 0\.25 BTC/));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('Bitcoin 24 saatte %0,88 yükseldi; tüm zamanların zirvesinin %10,8 altında.');
    await expect(canvas.getByRole('button', { name: 'Al veya sat' })).toBeVisible();
    await canvas.findByText('3 yükselen, 3 düşen');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Al veya sat' }));
    const amount = form.getByRole('textbox', { name: 'Miktar' });
    await waitFor(() => expect(amount).toBeEnabled());
    await userEvent.type(amount, '0.25');
    await expect(form.getByRole('textbox', { name: 'Ödeyeceğiniz' })).toHaveValue('15.335,63');
    await expect(form.getByRole('button', { name: '0,25 BTC al' })).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findForm(canvas)),
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await findForm(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => void (await findForm(canvas)),
});
