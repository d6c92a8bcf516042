import { getAnalyticsDashboard } from '@quarterdeck/contract/endpoints/dashboards';
import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { announced } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { dashboards } from '../manifest';
import { changeDashboard } from '../testing/changeDashboard';

const meta = preview.meta({
  title: 'Screens/dashboards/AnalyticsScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: dashboards,
    address: '/dashboards/analytics',
    covers: ['route:dashboards.analytics'],
  },
});

type Canvas = ReturnType<typeof within>;
const findRegion = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
/** The head says the same as the overview does to screen readers. */
const findLead = async (canvas: Canvas, text: string | RegExp) => canvas.findAllByText(text, { selector: 'p' });
const fitsTheWindow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

const overview = 'Visitors overview';
const cards = ['Conversions', 'Impressions', 'Visits', 'Visitors vs. page views', 'Scores'];
const donuts = ['New vs. returning', 'Gender', 'Age', 'Language'];

/** DB-2 visitors beside last year, conversions of six weeks, impressions and visits of four, scores, and four ways in which visitors divide. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await findLead(canvas, 'Visitors are up 24.9% on last year, with more in each of the 52 weeks.');
    const visitors = await findRegion(canvas, overview);
    await expect(await visitors.findByText('517,827')).toBeVisible();
    await expect(await visitors.findByText('+24.9%')).toBeVisible();
    await expect(await visitors.findByRole('button', { name: /^This year/ })).toHaveTextContent('9,958 a week');
    await expect(await visitors.findByRole('button', { name: /^Last year/ })).toHaveTextContent('7,974 a week');

    for (const [name, amount, weeks, change, finding] of [
      ['Conversions', '4,123', 'in 6 weeks', '+6.1%', 'The last week was the best of 6, at 771.'],
      ['Impressions', '271,944', 'in 4 weeks', '+4.3%', 'More each week, by 2,630 on average.'],
      ['Visits', '62,083', 'in 4 weeks', '+3.0%', 'About 23 visits for every 100 impressions.'],
    ] as const) {
      const card = await findRegion(canvas, name);
      for (const text of [amount, weeks, change, finding]) await expect(await card.findByText(text)).toBeVisible();
      // The change and the words behind it stand on one line.
      const words = document.createRange();
      words.selectNodeContents(card.getByText(/^last week$/).lastChild ?? document.body);
      const apart = words.getBoundingClientRect().bottom - card.getByText(change).getBoundingClientRect().bottom;
      await expect(Math.abs(apart)).toBeLessThanOrEqual(1);
    }
    const views = await findRegion(canvas, 'Visitors vs. page views');
    await expect(
      await views.findByText('Page views follow visitors closely: 2.2 per visitor on average.'),
    ).toBeVisible();

    const scores = await findRegion(canvas, 'Scores');
    await expect(await scores.findByRole('meter', { name: 'Overall score' })).toHaveAttribute(
      'aria-valuetext',
      '724 of 1,000',
    );
    await expect(await scores.findByRole('meter', { name: 'Average ratio' })).toHaveAttribute('aria-valuetext', '45%');
    await expect(await scores.findByRole('meter', { name: 'Predicted ratio' })).toHaveAttribute(
      'aria-valuetext',
      '47%',
    );

    for (const [name, first, second, finding] of [
      ['New vs. returning', ['New', '80%'], ['Returning', '20%'], 'Four in five visitors are new.'],
      ['Gender', ['Male', '55%'], ['Female', '45%'], 'Slightly more men than women.'],
      ['Age', ['Under 30', '35%'], ['Over 30', '65%'], 'About two in three are over 30.'],
      ['Language', ['English', '25%'], ['Other', '75%'], 'Three in four use another language.'],
    ] as const) {
      const card = await findRegion(canvas, name);
      for (const [group, share] of [first, second]) {
        await expect(await card.findByRole('meter', { name: group })).toHaveAttribute('aria-valuetext', share);
      }
      await expect(await card.findByText('46,085')).toBeInTheDocument();
      await expect(await card.findByText(finding)).toBeVisible();
    }
  },
});

/** The range stands in the address: it is for visitors and page views, the last weeks stay. */
export const ChoosesTheRange = meta.story({
  play: async ({ canvas, userEvent }) => {
    const visitors = await findRegion(canvas, overview);
    await visitors.findByText('517,827');
    await userEvent.click(canvas.getByRole('radio', { name: '3 months' }));
    await findLead(canvas, /with more in each of the 14 weeks\.$/);
    await expect(visitors.queryByText('517,827')).toBeNull();
    const views = await findRegion(canvas, 'Visitors vs. page views');
    // The cards below the first one come after it.
    await views.findByText('A week, over 3 months');
    await views.findByText('2.2 page views per visitor on average.');
    await (await findRegion(canvas, 'Conversions')).findByText('4,123');
    await userEvent.click(canvas.getByRole('radio', { name: '12 months' }));
    await visitors.findByText('517,827');
  },
});

export const FromItsAddress = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/dashboards/analytics?months=6&layout=classy' },
  play: async ({ canvas }) => {
    await findLead(canvas, /with more in each of the 27 weeks\.$/);
    await expect(canvas.getByRole('radio', { name: '6 months' })).toBeChecked();
  },
});

export const NonsenseInTheAddress = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/dashboards/analytics?months=%F0%9F%92%B8' },
  play: async ({ canvas }) => {
    await findLead(canvas, /each of the 52 weeks\.$/);
    await expect(canvas.getByRole('radio', { name: '12 months' })).toBeChecked();
  },
});

/** DB-6 the points of a chart are reached and read by keys, and its legend switches series off. */
export const ByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const visitors = await findRegion(canvas, overview);
    const plot = await visitors.findByRole('application', { name: overview });
    plot.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(announced()).toHaveTextContent('Week from 5 Jan 2026, This year: 12,028, 52 of 52'));
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(announced()).toHaveTextContent('Week from 29 Dec 2025, Last year: 7,647, 51 of 52'));
    await userEvent.click(visitors.getByRole('button', { name: /^Last year/ }));
    await waitFor(() => expect(announced()).toHaveTextContent('Last year hidden'));

    (await canvas.findByRole('application', { name: 'Age' })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(announced()).toHaveTextContent('Over 30, Visitors: 29,955, 65%, 2 of 2'));
  },
});

/** DB-6 every chart is a table, too; the change is in that of the overview. */
export const AsTables = meta.story({
  play: async ({ canvas, userEvent }) => {
    const visitors = await findRegion(canvas, overview);
    // It stands there before there is anything to show.
    const show = visitors.getByRole('button', { name: `Show ${overview} as table` });
    await waitFor(() => expect(show).toBeEnabled());
    await userEvent.click(show);
    const table = within(await visitors.findByRole('table', { name: overview }));
    await expect(table.getAllByRole('row')).toHaveLength(53);
    await expect(table.getAllByRole('row').at(-1)).toHaveTextContent(/Week from 5 Jan 2026.*12,028.*8,027.*\+49\.8%/);
    await userEvent.click(visitors.getByRole('button', { name: 'Show chart' }));
    await visitors.findByRole('application', { name: overview });
    const gender = await findRegion(canvas, 'Gender');
    await gender.findByRole('meter', { name: 'Female' });
    await userEvent.click(gender.getByRole('button', { name: 'Show Gender as table' }));
    await expect(await gender.findByRole('row', { name: /Female/ })).toHaveTextContent(/20,738.*45%/);
    await expect(gender.queryByRole('meter', { name: 'Female' })).toBeNull();
    await userEvent.click(gender.getByRole('button', { name: 'Show chart' }));
    await gender.findByRole('meter', { name: 'Female' });
  },
});

/** The file has all figures, whatever range is shown; print is the browser's. */
export const TakesItsFiguresAlong = meta.story({
  parameters: { address: '/dashboards/analytics?months=3' },
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
    // 4 × 52 weeks, 6 + 4 + 4 weeks, three scores and eight groups below the heads.
    await expect(lines).toHaveLength(1 + 208 + 14 + 3 + 8);
    await expect(lines[0]).toContain('"Section","Figure","Item","Date","Value","Unit"');
    await expect(lines[52]).toBe('"Visitors overview","This year",,"2026-01-05",12028,');
    await expect(lines.at(-1)).toBe('"Language","Visitors","Other",,34564,');
    await expect(clicked.mock.contexts.at(-1)).toHaveProperty('download', 'Analytics dashboard.csv');
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
  },
});

/** Every card says that there is nothing, and why. */
export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await findLead(canvas, 'No visitors in this range yet.');
    for (const name of [overview, ...cards, ...donuts]) {
      await expect(await (await findRegion(canvas, name)).findByText('No data in this range')).toBeVisible();
    }
    await expect(canvas.getAllByText('Groups show here once the site has visitors.')).toHaveLength(4);
  },
});

/** Numbers are dashes until they are there, and what waits is as high as what comes. */
export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Analytics' });
    const visitors = await findRegion(canvas, overview);
    await expect(visitors.getByText('–')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
    for (const name of [...cards, ...donuts]) await findRegion(canvas, name);
  },
});

/** Each card says so; asking again from one of them is for all. */
export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(10));
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
});

/** What failed once is there after asking again. */
export const TriesAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let isFirst = true;
    return changeDashboard(getAnalyticsDashboard, (analytics) => {
      // An answer that is not what the contract says is a failure.
      const answer = isFirst ? ({} as AnalyticsDashboard) : analytics;
      isFirst = false;
      return answer;
    });
  },
  play: async ({ canvas, userEvent }) => {
    const scores = await findRegion(canvas, 'Scores');
    await userEvent.click(await scores.findByRole('button', { name: 'Try again' }));
    await scores.findByText('724');
    await (await findRegion(canvas, overview)).findByText('517,827');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(10));
  },
});

/** Old figures stay where newer ones do not come, and one note says so. */
export const KeepsOldFigures = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let isFirst = true;
    return changeDashboard(getAnalyticsDashboard, (analytics) => {
      const answer = isFirst ? analytics : ({} as AnalyticsDashboard);
      isFirst = false;
      return answer;
    });
  },
  play: async ({ canvas }) => {
    const visitors = await findRegion(canvas, overview);
    await visitors.findByText('517,827');
    // Coming back to a window asks again.
    window.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByText(/These figures are from 9:30/)).toBeVisible();
    await expect(visitors.getByText('517,827')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled();
  },
});

const endless = 'Unbroken'.repeat(1250);
const week = (y: number, x = '2026-01-05') => ({ name: endless, data: [{ x, y }] });

/** Figures that no site has break no card. */
export const Hostile = meta.story({
  beforeEach: () =>
    changeDashboard(getAnalyticsDashboard, (analytics) => ({
      ...analytics,
      visitors: { series: { 'this-year': [week(1e12)], 'last-year': [week(-5, '2025-01-06')] } },
      conversions: { amount: -1e12, labels: [endless], series: [week(-1e12)] },
      impressions: { amount: 1e300, labels: [], series: [week(1e300)] },
      visits: { amount: 0, labels: [], series: [{ name: '', data: [] }] },
      visitorsVsPageViews: {
        overallScore: -1e12,
        averageRatio: 1e12,
        predictedRatio: -45,
        series: [week(1e12), week(-1e12)],
      },
      newVsReturning: { uniqueVisitors: 2 ** 53 - 1, series: [1e12, 1], labels: [endless, 'Returning'] },
      gender: { uniqueVisitors: 10, series: [-5, 105, 3], labels: ['Male', 'Female'] },
      age: { uniqueVisitors: 10, series: [], labels: ['Under 30'] },
      language: {
        uniqueVisitors: 1,
        series: Array.from({ length: 12 }, () => 8),
        labels: Array.from({ length: 12 }, () => endless),
      },
    })),
  play: async ({ canvas }) => {
    await findLead(canvas, '1,000,000,000,000 visitors, with no last year to compare with.');
    await expect(await (await findRegion(canvas, 'Age')).findByText('No data in this range')).toBeVisible();
    await expect((await findRegion(canvas, 'Conversions')).getAllByText('−1,000,000,000,000')[0]).toBeVisible();
    await expect((await findRegion(canvas, 'Gender')).getByText('All visitors are women.')).toBeVisible();
    for (const card of canvas.getAllByRole('region')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
    await fitsTheWindow();
  },
});

/** DB-2 a phone has one card with a bar for each way in which visitors divide: keys, its table and its file say the same. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const unique = await findRegion(canvas, 'Unique visitors');
    await expect(await unique.findByText('46,085 in all')).toBeVisible();
    await expect(await unique.findByRole('img', { name: 'Four in five visitors are new.' })).toBeVisible();
    await expect(unique.getByRole('list', { name: 'Language' })).toHaveTextContent('English25%Other75%');
    await expect(canvas.queryByRole('region', { name: 'Gender' })).toBeNull();
    const heard: string[] = [];
    unique.getByRole('application', { name: 'Unique visitors' }).focus();
    for (let place = 1; place <= 8; place += 1) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(announced()).toHaveTextContent(`, ${place} of 8`));
      heard.push(announced()?.textContent ?? '');
    }
    await expect(heard[0]).toBe('New vs. returning: New, Visitors: 36,868, 80%, 1 of 8');

    const made = spyOn(URL, 'createObjectURL');
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(unique.getByRole('button', { name: 'Menu of Unique visitors' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const blob = made.mock.calls.at(-1)?.[0] as Blob;
    const [, ...lines] = (await blob.text()).trim().split('\r\n');
    await expect(lines).toHaveLength(8);

    await userEvent.click(unique.getByRole('button', { name: 'Show Unique visitors as table' }));
    const table = within(await unique.findByRole('table', { name: 'Unique visitors' }));
    const [, ...rows] = table.getAllByRole('row');
    await expect(rows).toHaveLength(8);
    for (const [place, row] of rows.entries()) {
      const [name = '', visitors = '', share = ''] = [...row.children].map(({ textContent }) => textContent);
      await expect(heard[place]).toBe(`${name}, Visitors: ${visitors}, ${share}, ${place + 1} of 8`);
      await expect(lines[place]).toContain(`"${name}",${visitors.replace(',', '')},`);
    }
    await userEvent.click(unique.getByRole('button', { name: 'Show chart' }));
    await unique.findByRole('img', { name: 'Slightly more men than women.' });
    await fitsTheWindow();
    // Where all that came and went has left the page is a pixel up or down; a label goes with any move of it.
    canvas.getByRole('region', { name: 'Unique visitors' }).scrollIntoView({ block: 'end' });
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await findLead(canvas, 'Ziyaretçi sayısı geçen yıla göre %24,9 arttı ve 52 haftanın hepsinde geçen yılı aştı.');
    const unique = await findRegion(canvas, 'Tekil ziyaretçiler');
    await expect(await unique.findByRole('img', { name: 'Her beş ziyaretçiden dördü yeni.' })).toBeVisible();
    await fitsTheWindow();
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    const visitors = await findRegion(canvas, 'Ziyaretçilere genel bakış');
    await expect(await visitors.findByText('517.827')).toBeVisible();
    await expect(await canvas.findByText('Erkekler kadınlardan biraz fazla.')).toBeVisible();
    await fitsTheWindow();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await (await findRegion(canvas, overview)).findByText('517,827')),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => void (await (await findRegion(canvas, overview)).findByText('517,827')),
});
