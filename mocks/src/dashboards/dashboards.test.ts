import * as calls from '@quarterdeck/contract/endpoints/dashboards';
import { distributionSchema } from '@quarterdeck/contract/entities/analyticsDashboard';
import { mondayOf } from '@quarterdeck/contract/rules/calendar';
import { toMinor, sumMinor } from '@quarterdeck/contract/rules/money';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contactTable } from '../contacts/contactTable';
import { testClient, testNow } from '../testing/clientOf';
import { sumOf } from './chartDays';

const analytics = async () => (await testClient().call(calls.getAnalyticsDashboard, {})).body;
const crypto = async () => (await testClient().call(calls.getCryptoDashboard, { query: {} })).body;
const finance = async () => (await testClient().call(calls.getFinanceDashboard, {})).body;
const project = async () => (await testClient().call(calls.getProjectDashboard, {})).body;
const valuesOf = (series: { data: readonly { y: number }[] } | undefined) => series?.data.map(({ y }) => y) ?? [];
const mean = (values: readonly number[]) => sumOf(values) / values.length;

describe('dashboards.analytics', () => {
  it('has 4123 conversions over 6 weeks and 62083 visits over 4, each the sum of its weeks', async () => {
    const { conversions, impressions, visits } = await analytics();
    expect([conversions, impressions, visits].map(({ labels }) => labels.length)).toEqual([6, 4, 4]);
    expect([conversions.amount, visits.amount]).toEqual([4_123, 62_083]);
    for (const { amount, series } of [conversions, impressions, visits]) {
      expect(sumOf(valuesOf(series[0]))).toBe(amount);
    }
  });

  it('writes the days of the labels as dd MMM, the Monday of each full week', async () => {
    const { visits } = await analytics();
    expect(visits.labels).toEqual(['09 Feb', '16 Feb', '23 Feb', '02 Mar']);
    expect(visits.series[0]?.data.map(({ x }) => x)).toEqual(['2026-02-09', '2026-02-16', '2026-02-23', '2026-03-02']);
  });

  it('has visitors of 52 weeks and of the 52 before, on a rising line with better and worse weeks', async () => {
    const { visitors } = await analytics();
    const [thisYear] = visitors.series['this-year'];
    const [lastYear] = visitors.series['last-year'];
    expect([thisYear?.data.length, lastYear?.data.length]).toEqual([52, 52]);
    expect(thisYear?.data.at(-1)?.x).toBe(mondayOf('2026-03-10', -1));
    expect(lastYear?.data.at(-1)?.x).toBe(mondayOf('2026-03-10', -53));
    const values = valuesOf(thisYear);
    expect(mean(values)).toBeGreaterThan(1.1 * mean(valuesOf(lastYear)));
    expect(mean(values.slice(26))).toBeGreaterThan(mean(values.slice(0, 26)));
    expect(Math.max(...values)).toBeGreaterThan(1.3 * Math.min(...values));
  });

  it('has visitors beside their page views, week by week, with the ratio of their sums', async () => {
    const { visitors, visitorsVsPageViews } = await analytics();
    const { series, averageRatio } = visitorsVsPageViews;
    expect(series.map(({ name }) => name)).toEqual(['Visitors', 'Page views']);
    expect(series[0]).toEqual(visitors.series['this-year'][0]);
    expect(averageRatio).toBe(Math.round((sumOf(valuesOf(series[0])) / sumOf(valuesOf(series[1]))) * 100));
  });

  it('divides 46085 unique visitors, those of the last four weeks', async () => {
    const { visitors, newVsReturning, gender, age, language } = await analytics();
    expect(newVsReturning).toMatchObject({ series: [80, 20], labels: ['New', 'Returning'] });
    expect(gender).toMatchObject({ series: [55, 45], labels: ['Male', 'Female'] });
    expect(age).toMatchObject({ series: [35, 65], labels: ['Under 30', 'Over 30'] });
    expect(language).toMatchObject({ series: [25, 75], labels: ['English', 'Other'] });
    for (const one of [newVsReturning, gender, age, language]) {
      expect(z.safeParse(distributionSchema, one).success).toBe(true);
      expect(one.uniqueVisitors).toBe(46_085);
      expect(sumOf(one.series)).toBe(100);
    }
    expect(sumOf(valuesOf(visitors.series['this-year'][0]).slice(-4))).toBe(46_085);
  });
});

describe('dashboards.crypto', () => {
  const trendOf = (values: readonly number[]) => {
    const change = ((values.at(-1) ?? 0) / (values[0] ?? 1) - 1) * 100;
    return { dir: change < 0 ? 'down' : 'up', amount: expect.closeTo(Math.abs(change), 2) };
  };

  it('has 145 prices, one for each minute up to now', async () => {
    const { series } = (await crypto()).btc.price;
    expect(series.map(({ x }) => x)).toEqual(Array.from({ length: 145 }, (_, index) => index - 145));
  });

  it('names the amount, the change and the value of all coins as the prices give them', async () => {
    const { btc, prices } = await crypto();
    const values = btc.price.series.map(({ y }) => y);
    expect(btc.amount).toBe(values.at(-1));
    expect(btc.trend).toEqual(trendOf(values));
    expect(btc.marketCap).toBe(Math.round(btc.amount * btc.supply));
    expect(btc.allTimeHigh).toBeGreaterThan(Math.max(...values));
    expect(prices.btc).toBe(btc.amount);
  });

  it('watches six coins over 20 minutes, up and down', async () => {
    const { watchlist, prices } = await crypto();
    expect(watchlist.map(({ title }) => title)).toEqual([
      'Ethereum',
      'Bitcoin Cash',
      'XRP',
      'Litecoin',
      'Zcash',
      'Bitcoin Gold',
    ]);
    for (const { series, amount, trend } of watchlist) {
      expect(series).toHaveLength(20);
      expect(series.at(-1)?.y).toBe(amount);
      expect(trend).toEqual(trendOf(series.map(({ y }) => y)));
    }
    expect(new Set(watchlist.map(({ trend }) => trend.dir))).toEqual(new Set(['up', 'down']));
    expect(watchlist.slice(0, 3).map(({ amount }) => amount)).toEqual([prices.eth, prices.bch, prices.xrp]);
  });

  it('names the minutes of the watchlist in the time of the place', async () => {
    const times = (await crypto()).watchlist[0]?.series.map(({ x }) => x);
    const wanted = (minutes: number) =>
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(+testNow - minutes * 60_000);
    expect([times?.[0], times?.at(-1)]).toEqual([wanted(19), wanted(0)]);
  });
});

describe('dashboards.finance', () => {
  it('has a predicted and an actual balance of twelve months in steps of three days, up to today', async () => {
    const { series } = (await finance()).accountBalance;
    expect(series.map(({ name }) => name)).toEqual(['Predicted', 'Actual']);
    for (const { data } of series) {
      const days = data.map(({ x }) => Date.parse(x) / 86_400_000);
      expect(data.at(-1)?.x).toBe('2026-03-10');
      expect(days.slice(1).every((day, index) => day - (days[index] ?? 0) === 3)).toBe(true);
      expect((days.at(-1) ?? 0) - (days[0] ?? 0)).toBeCloseTo(365, -1);
    }
  });

  it('names the growth of the actual balance', async () => {
    const { accountBalance } = await finance();
    const values = valuesOf(accountBalance.series[1]);
    expect(accountBalance.growRate).toBeCloseTo(((values.at(-1) ?? 0) / (values[0] ?? 1) - 1) * 100, 1);
  });

  it('has the limits of budget and card', async () => {
    const { budget, previousStatement, currentStatement } = await finance();
    expect(budget).toMatchObject({ expensesLimit: 20_000, savingsGoal: 250_000, billsLimit: 1_000 });
    expect([previousStatement.limit, currentStatement.limit]).toEqual([34_500, 34_500]);
    expect([previousStatement.status, currentStatement.status]).toEqual(['paid', 'pending']);
    expect(previousStatement.date < testNow.toISOString()).toBe(true);
    expect(currentStatement.date > testNow.toISOString()).toBe(true);
  });

  it('says as spent what went out since the previous statement, and as bills what three of them cost', async () => {
    const { budget, previousStatement, currentStatement, recentTransactions } = await finance();
    const outgoing = recentTransactions.filter(({ amount, date }) => amount < 0 && date > previousStatement.date);
    const spent = -sumMinor(
      outgoing.map(({ amount }) => amount),
      'USD',
    );
    expect(toMinor(currentStatement.spent, 'USD')).toBe(spent);
    expect(toMinor(budget.expenses, 'USD')).toBe(spent);
    const bills = outgoing.filter(({ name }) =>
      ['Phone and internet', 'Electricity', 'Liability insurance'].includes(name),
    );
    expect(toMinor(budget.bills, 'USD')).toBe(
      -sumMinor(
        bills.map(({ amount }) => amount),
        'USD',
      ),
    );
    for (const { spent: part, minimum } of [previousStatement, currentStatement]) {
      expect(minimum).toBeCloseTo(part * 0.05, 2);
    }
  });

  it('lists transactions, the newest first, in and out, completed and pending', async () => {
    const { recentTransactions } = await finance();
    const dates = recentTransactions.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    // Whatever the hour is, none is still to come.
    const today = new Date().toISOString().slice(0, 10);
    expect(dates.filter((date) => date >= today)).toEqual([]);
    expect(new Set(recentTransactions.map(({ amount }) => Math.sign(amount)))).toEqual(new Set([-1, 1]));
    expect(new Set(recentTransactions.map(({ status }) => status))).toEqual(new Set(['completed', 'pending']));
  });

  it('lists a thousand transactions where there are many, the newest first', async () => {
    const { body } = await testClient({ scenario: 'large' }).call(calls.getFinanceDashboard, {});
    const dates = body.recentTransactions.map(({ date }) => date);
    expect(dates).toHaveLength(1_000);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});

describe('dashboards.project', () => {
  it('sums up due and overdue tasks, issues and features, each with the days before', async () => {
    const { summary, githubIssues } = await project();
    const { due, overdue, issues, features } = summary;
    const all = [due, overdue, issues, features];
    expect(all.map(({ count }) => count)).toEqual([21, 17, 24, 38]);
    const [, closed] = githubIssues.series['this-week'];
    expect(all.map(({ note }) => note)).toEqual([13, 9, closed?.data.at(-1), 16]);
    for (const { count, previous, series } of all) {
      expect(series).toHaveLength(14);
      expect([series.at(-8), series.at(-1)]).toEqual([previous, count]);
    }
    const changes = all.map(({ count, previous }) => Math.round((count / previous - 1) * 100));
    expect(changes).toEqual([11, -6, 4, 23]);
    expect(features.note).toBeLessThanOrEqual(features.count);
    expect(overdue.note).toBeLessThanOrEqual(overdue.count);
  });

  it.each(['this-week', 'last-week'] as const)('counts the issues of %s as their days give them', async (week) => {
    const { githubIssues } = await project();
    const counts = githubIssues.overview[week];
    const [opened, closed] = githubIssues.series[week];
    expect(counts['new-issues']).toBe(sumOf(opened?.data ?? []));
    expect(counts['closed-issues']).toBe(sumOf(closed?.data ?? []));
    expect(counts.fixed + counts['wont-fix']).toBe(counts['closed-issues']);
    expect([opened?.data.length, closed?.data.length]).toEqual([7, 7]);
  });

  it('shows the days up to today, so that a weekend stays a weekend', async () => {
    const { githubIssues } = await project();
    expect(githubIssues.labels).toEqual(['Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue']);
    const [opened] = githubIssues.series['this-week'];
    expect(Math.max(...(opened?.data.slice(3, 5) ?? []))).toBeLessThan(
      Math.min(...(opened?.data.toSpliced(3, 2) ?? [])),
    );
  });

  it.each(['this-week', 'last-week'] as const)('divides the new tasks of %s', async (week) => {
    const { taskDistribution } = await project();
    expect(taskDistribution.labels).toEqual(['API', 'Backend', 'Frontend', 'Issues']);
    expect(sumOf(taskDistribution.series[week])).toBe(taskDistribution.overview[week].new);
  });

  it('has a schedule of today and tomorrow in order of time, with and without a place', async () => {
    const { today, tomorrow } = (await project()).schedule;
    for (const items of [today, tomorrow]) {
      const times = items.map(({ time }) => time);
      expect(times.length).toBeGreaterThan(3);
      expect(times).toEqual(times.toSorted());
    }
    expect(today.some(({ location }) => location === undefined)).toBe(true);
  });

  it('plans and spends five categories, as the rows of the budget say', async () => {
    const { budgetDistribution, budgetDetails, yearlyExpenses } = await project();
    expect(budgetDistribution.categories).toEqual(['Concept', 'Design', 'Development', 'Extras', 'Marketing']);
    expect(budgetDistribution.series.map(({ data }) => data)).toEqual([
      budgetDetails.rows.map(({ total }) => total),
      budgetDetails.rows.map(({ expensesAmount }) => expensesAmount),
    ]);
    for (const row of budgetDetails.rows) {
      expect(row.expensesAmount + row.remainingAmount).toBe(row.total);
      expect(row.expensesPercentage + row.remainingPercentage).toBeCloseTo(100, 10);
      expect(row.expensesPercentage).toBeCloseTo((row.expensesAmount / row.total) * 100, 2);
    }
    expect(sumOf(budgetDetails.rows.map(({ expensesAmount }) => expensesAmount))).toBe(yearlyExpenses.amount);
  });

  it('has expenses of seven days, four weeks and twelve months that add up', async () => {
    const { weeklyExpenses, monthlyExpenses, yearlyExpenses } = await project();
    const all = [weeklyExpenses, monthlyExpenses, yearlyExpenses];
    expect(all.map(({ labels }) => labels.length)).toEqual([7, 4, 12]);
    for (const { amount, series } of all) expect(sumOf(valuesOf(series[0]))).toBe(amount);
    expect(valuesOf(monthlyExpenses.series[0]).at(-1)).toBe(weeklyExpenses.amount);
    expect(weeklyExpenses.labels.at(-1)).toBe('10 Mar');
    expect(monthlyExpenses.labels.at(-1)).toBe('04 Mar');
    expect(yearlyExpenses.labels).toEqual(expect.arrayContaining(['01 Mar', '01 Sep', '01 Feb']));
  });

  it('shows nine members of the team as the contacts know them', async () => {
    const { teamMembers } = await project();
    const contacts = new Map((await contactTable.seed(testNow)).map((contact) => [contact.id, contact]));
    expect(teamMembers).toHaveLength(9);
    for (const { id, name, email, title } of teamMembers) {
      expect(contacts.get(id)).toMatchObject({
        name,
        title,
        emails: expect.arrayContaining([expect.objectContaining({ email })]),
      });
    }
  });
});

describe('all dashboards', () => {
  it('answer zeros and empty lists where nothing has happened yet', async () => {
    const { call } = testClient({ scenario: 'empty' });
    expect((await call(calls.getAnalyticsDashboard, {})).body).toMatchObject({ visits: { amount: 0, series: [] } });
    expect((await call(calls.getCryptoDashboard, { query: {} })).body).toMatchObject({
      watchlist: [],
      prices: { btc: 0 },
    });
    expect((await call(calls.getFinanceDashboard, {})).body).toMatchObject({
      recentTransactions: [],
      currentStatement: { spent: 0, limit: 34_500 },
    });
    expect((await call(calls.getProjectDashboard, {})).body).toMatchObject({
      summary: { due: { count: 0, previous: 0, note: 0, series: [] }, features: { count: 0 } },
      teamMembers: [],
      schedule: { today: [], tomorrow: [] },
    });
  });
});
