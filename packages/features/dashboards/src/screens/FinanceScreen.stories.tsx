import { getFinanceDashboard } from '@quarterdeck/contract/endpoints/dashboards';
import preview from '@quarterdeck/storybook/preview';
import { announced } from '@quarterdeck/storybook/expectations';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { dashboards } from '../manifest';
import { changeDashboard } from '../testing/changeDashboard';

const meta = preview.meta({
  title: 'Screens/dashboards/FinanceScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: dashboards,
    address: '/dashboards/finance',
    covers: ['route:dashboards.finance'],
  },
});

type Canvas = ReturnType<typeof within>;
const findRegion = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
const findStatement = async (canvas: Canvas, name: string) => within(await canvas.findByRole('article', { name }));

/** DB-4 the limits of the budget and of the card, the statements, and money that says its way by sign, arrow and word. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(/^The balance is .*\$1,180 above the prediction\. One statement is pending\.$/);
    const balance = await findRegion(canvas, 'Account balance');
    await expect(balance.getAllByText(/\$168,380$/)[0]).toBeVisible();
    await expect(await balance.findByText('+19.0%')).toBeVisible();
    await expect(await balance.findByText(/\$18,420$/)).toBeVisible();
    await expect(
      await balance.findByText(/^Up .*\$26,888 in 12 months\. It moved above the prediction on /),
    ).toBeVisible();

    const current = await findStatement(canvas, 'Current statement');
    await expect(await current.findByText(/\$11,315\.70$/)).toBeVisible();
    await expect(await current.findByText('33% of limit')).toBeVisible();
    await expect(await current.findByText(/\$34,500\.00$/)).toBeVisible();
    await expect(await current.findByText('Pending')).toBeVisible();
    await expect(await (await findStatement(canvas, 'Previous statement')).findByText('Paid')).toBeVisible();

    const budget = await findRegion(canvas, 'Budget');
    for (const [label, text] of [
      ['Expenses', /\$11,315\.70 of .*\$20,000$/],
      ['Savings', /\$185,400\.00 of .*\$250,000$/],
      ['Bills', /\$651\.00 of .*\$1,000$/],
    ] as const) {
      await expect(await budget.findByRole('meter', { name: label })).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(text),
      );
    }
    // A pointer says where on its scale each amount is, and the last scale ends where the card does.
    const card = canvas.getByRole('region', { name: 'Budget' });
    await expect(card.querySelectorAll('[data-part="pointer"]')).toHaveLength(3);
    const end = card.getBoundingClientRect().bottom;
    const scaleEnd = budget.getByRole('meter', { name: 'Bills' }).getBoundingClientRect().bottom;
    await expect(end - scaleEnd).toBeLessThanOrEqual(20);
    const table = within(await canvas.findByRole('table', { name: 'Recent transactions' }));
    await expect(table.getAllByRole('row')).toHaveLength(9);
    const starts = [
      ...canvas.getByRole('table', { name: 'Recent transactions' }).querySelectorAll('[data-direction] > svg'),
    ];
    await expect(new Set(starts.map((arrow) => Math.round(arrow.getBoundingClientRect().left))).size).toBe(1);
    const [, first] = table.getAllByRole('row');
    await expect(first).toHaveTextContent(/QD-48195976.*Mail delivery, monthly plan.*Outgoing −.*\$96\.40.*Pending/);
  },
});

/** DB-4 sorting is announced and stands in the address; the same head turns it round. */
export const Sorts = meta.story({
  play: async ({ canvas, userEvent }) => {
    // Asking for a role looks at the style of everything on the screen, again and again while it is being built.
    await canvas.findByText('Mail delivery, monthly plan');
    const element = canvas.getByRole('table', { name: 'Recent transactions' });
    const table = within(element);
    const rows = () => element.querySelectorAll('tbody tr');
    const firstAmount = () => rows()[0]?.querySelectorAll('td, th')[3]?.textContent;
    await userEvent.click(table.getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(announced()).toHaveTextContent('Sorted by Amount, ascending'), { timeout: 5000 });
    await expect(table.getByRole('columnheader', { name: /Amount/ })).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstAmount()).toMatch(/Outgoing −.*\$/);
    await userEvent.click(table.getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(firstAmount()).toMatch(/Incoming \+.*\$/));
    await userEvent.click(canvas.getByRole('button', { name: 'See all' }));
    await waitFor(() => expect(rows()).toHaveLength(28));
    await userEvent.click(canvas.getByRole('button', { name: 'See fewer' }));
    await waitFor(() => expect(rows()).toHaveLength(8));
  },
});

/** The range, the order and the length of the list come from the address; nonsense counts as not being there. */
export const FromItsAddress = meta.story({
  parameters: { address: '/dashboards/finance?months=3&sort=name-ascending&transactions=all' },
  play: async ({ canvas }) => {
    const balance = await findRegion(canvas, 'Account balance');
    await balance.findByText(/in 3 months\./);
    await expect(canvas.getByRole('radio', { name: '3 months' })).toBeChecked();
    const table = within(await canvas.findByRole('table', { name: 'Recent transactions' }));
    await expect(table.getAllByRole('row')).toHaveLength(29);
    await expect(table.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
  },
});

export const NonsenseInTheAddress = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/dashboards/finance?months=%00&sort=money-up&transactions=%F0%9F%92%B8' },
  play: async ({ canvas, userEvent }) => {
    const balance = await findRegion(canvas, 'Account balance');
    await balance.findByText(/in 12 months\./);
    await userEvent.click(canvas.getByRole('radio', { name: '6 months' }));
    await balance.findByText(/in 6 months\./);
  },
});

/** The file has every figure, whatever is shown; print is the browser's. */
export const TakesItsFiguresAlong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    const button = await canvas.findByRole('button', { name: 'Export' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    const blob = made.mock.calls.at(-1)?.[0] as Blob;
    const lines = (await blob.text()).trim().split('\r\n');
    await expect(lines[0]).toContain('"Section","Figure","Item","Date","Value","Unit"');
    await expect(lines.filter((line) => line.startsWith('"Recent transactions"'))).toHaveLength(28);
    await expect(lines).toContainEqual(
      expect.stringMatching(
        /^"Recent transactions","Pending","QD-48195976, Mail delivery, monthly plan","2026-01-1\dT.*",-96\.4,"USD"$/,
      ),
    );
    await expect(clicked.mock.contexts.at(-1)).toHaveProperty('download', 'Finance dashboard.csv');
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByText('There is no balance yet. One statement is pending.');
    await canvas.findByText('No transactions yet');
    const balance = await findRegion(canvas, 'Account balance');
    await expect(balance.getByText('The balance shows here once the account has one.')).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Finance' });
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
});

/** Each card says so; asking again from one of them is for all. */
export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(4));
    // Said once, and not by each card.
    await waitFor(() => expect(announced()?.textContent).not.toBe(''));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(4));
  },
});

/** Amounts that no account has break no card. */
export const Hostile = meta.story({
  beforeEach: () =>
    changeDashboard(getFinanceDashboard, (finance) => ({
      ...finance,
      accountBalance: {
        ...finance.accountBalance,
        ami: -1e12,
        series: [
          { name: 'Predicted', data: [{ x: '2026-01-15', y: 1e300 }] },
          { name: 'Actual', data: [{ x: '2026-01-15', y: -1e300 }] },
        ],
      },
      budget: { expenses: 1e12, expensesLimit: 0, savings: -5, savingsGoal: 1e-9, bills: 1e9, billsLimit: 1 },
      currentStatement: { ...finance.currentStatement, spent: 1e15, limit: -1, minimum: 1e-9 },
      recentTransactions: finance.recentTransactions.map((transaction, index) =>
        index === 0
          ? { ...transaction, name: 'A'.repeat(10_000), transactionId: 'ID'.repeat(50), amount: -1e15 }
          : transaction,
      ),
    })),
  play: async ({ canvas }) => {
    await (await findRegion(canvas, 'Budget')).findAllByText(/over the limit$/);
    await canvas.findByRole('table', { name: 'Recent transactions' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    // Nobody reads three hundred zeros.
    await expect(canvas.getByText('−US$1E300', { selector: 'bdi' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const transactions = await findRegion(canvas, 'Recent transactions');
    await waitFor(() => expect(transactions.getAllByRole('listitem')).toHaveLength(4));
    await userEvent.click(transactions.getByRole('button', { name: 'See all' }));
    await waitFor(() => expect(transactions.getAllByRole('listitem')).toHaveLength(28));
    await userEvent.click(transactions.getByRole('button', { name: 'See fewer' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Bakiye tahminin .*1\.180 üzerinde\. Bir ekstre bekliyor\.$/);
    await canvas.findByRole('heading', { name: 'Son işlemler' });
    await canvas.findByRole('heading', { name: 'Bütçe' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Son işlemler' }));
    await expect(
      await table.findByRole('row', { name: /QD-48106291.*14 Oca.*\+.*1\.860,00.*Tamamlandı/ }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await canvas.findByRole('table', { name: 'Recent transactions' })),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => void (await canvas.findByRole('table', { name: 'Recent transactions' })),
});
