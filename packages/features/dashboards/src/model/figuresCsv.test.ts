import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import type { CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import type { FinanceDashboard } from '@quarterdeck/contract/entities/financeDashboard';
import { expect, it } from 'vitest';
import { analyticsFigures } from './analyticsFigures';
import { cryptoFigures } from './cryptoFigures';
import { figuresToCsv, type Figure } from './figuresCsv';
import { financeFigures } from './financeFigures';

/** The last part of a key is what it is called here. */
const t = (key: string) => key.split('.').at(-1) ?? '';
const linesOf = (figures: readonly Figure[]) => figuresToCsv(figures, t).split('\r\n');

it('has one figure in each row, and runs nothing', () => {
  expect(
    linesOf([
      { section: 'Wallets', figure: 'Amount', item: '=1+1', date: '2026-01-15', value: 0.5, unit: 'BTC' },
      { section: 'Issues', figure: 'New', value: Number.NaN },
      { section: 'Team', figure: 'Email', value: 'deniz@harbour.example' },
    ]),
  ).toEqual([
    '\uFEFF"section","figure","item","date","value","unit"',
    '"Wallets","Amount","\'=1+1","2026-01-15",0.5,"BTC"',
    '"Issues","New",,,,',
    '"Team","Email",,,"deniz@harbour.example",',
  ]);
});

const days = (...values: number[]) => ({
  name: '',
  data: values.map((y, place) => ({ x: `2026-01-${place + 10}`, y })),
});

it('has the figures of analytics by week and by group', () => {
  const amount = (value: number) => ({ amount: value, labels: [''], series: [days(value)] });
  const divided = (...labels: string[]) => ({ uniqueVisitors: 10, series: [80, 20], labels });
  const dashboard: AnalyticsDashboard = {
    visitors: { series: { 'this-year': [days(5)], 'last-year': [days(4)] } },
    conversions: amount(1),
    impressions: amount(2),
    visits: amount(Number.NaN),
    visitorsVsPageViews: {
      overallScore: 724,
      averageRatio: 45,
      predictedRatio: 47,
      series: [days(5), days(11)],
    },
    newVsReturning: divided('New', 'Returning'),
    gender: divided('=SUM(A1)', 'Female'),
    age: divided(),
    language: divided('English', 'Other'),
  };
  expect(linesOf(analyticsFigures(dashboard, t)).slice(1)).toEqual([
    '"title","thisYear",,"2026-01-10",5,',
    '"title","lastYear",,"2026-01-10",4,',
    '"conversions","conversions",,"2026-01-10",1,',
    '"impressions","impressions",,"2026-01-10",2,',
    '"visits","visits",,"2026-01-10",,',
    '"title","visitors",,"2026-01-10",5,',
    '"title","pageViews",,"2026-01-10",11,',
    '"title","overall",,,724,',
    '"title","average",,,45,"%"',
    '"title","predicted",,,47,"%"',
    '"newVsReturning","visitors","new",,8,',
    '"newVsReturning","visitors","returning",,2,',
    '"gender","visitors","\'=SUM(A1)",,8,',
    '"gender","visitors","female",,2,',
    '"language","visitors","english",,8,',
    '"language","visitors","other",,2,',
  ]);
});

it('DB-4 has transactions, statements and the budget of finance', () => {
  const statement = { status: 'paid', date: '2026-01-31T00:00:00.000Z', limit: 3, spent: 2, minimum: 1 } as const;
  const finance: FinanceDashboard = {
    accountBalance: {
      growRate: 0,
      ami: 9,
      series: [
        { ...days(7), name: 'Predicted' },
        { ...days(8), name: 'Actual' },
      ],
    },
    budget: { expenses: 1, expensesLimit: 2, savings: 3, savingsGoal: 4, bills: 5, billsLimit: 6 },
    currentStatement: { ...statement, status: 'pending' },
    previousStatement: statement,
    recentTransactions: [
      {
        id: 'a' as FinanceDashboard['recentTransactions'][number]['id'],
        transactionId: 'QD-1',
        name: 'Berth',
        amount: -96.4,
        status: 'completed',
        date: '2026-01-15T09:00:00.000Z',
      },
    ],
  };
  expect(linesOf(financeFigures(finance, t)).slice(1)).toEqual([
    '"title","actual",,"2026-01-10",8,"USD"',
    '"title","predicted",,"2026-01-10",7,"USD"',
    '"title","income",,,9,"USD"',
    '"current","spent","pending","2026-01-31T00:00:00.000Z",2,"USD"',
    '"current","limit","pending","2026-01-31T00:00:00.000Z",3,"USD"',
    '"current","minimum","pending","2026-01-31T00:00:00.000Z",1,"USD"',
    '"previous","spent","paid","2026-01-31T00:00:00.000Z",2,"USD"',
    '"previous","limit","paid","2026-01-31T00:00:00.000Z",3,"USD"',
    '"previous","minimum","paid","2026-01-31T00:00:00.000Z",1,"USD"',
    '"title","amount","expenses",,1,"USD"',
    '"title","limit","expenses",,2,"USD"',
    '"title","amount","savings",,3,"USD"',
    '"title","goal","savings",,4,"USD"',
    '"title","amount","bills",,5,"USD"',
    '"title","limit","bills",,6,"USD"',
    '"title","completed","QD-1, Berth","2026-01-15T09:00:00.000Z",-96.4,"USD"',
  ]);
});

it('DB-3 has prices of crypto with their instants, wallets and the watchlist', () => {
  const byCoin = { btc: 1, eth: 0, bch: 0, xrp: 0 };
  const dashboard: CryptoDashboard = {
    btc: {
      amount: 100,
      trend: { dir: 'up', amount: 1 },
      marketCap: 1,
      volume: NaN,
      supply: 3,
      allTimeHigh: 4,
      price: {
        series: [
          { x: -10, y: 99 },
          { x: 0, y: 100 },
        ],
      },
    },
    prices: { ...byCoin, btc: 100 },
    wallets: byCoin,
    watchlist: [{ title: '=1+1', iso: 'X', amount: 5, trend: { dir: 'down', amount: 0.5 }, series: [] }],
  };
  const lines = linesOf(cryptoFigures(dashboard, Date.parse('2026-01-15T09:30:00Z'), t));
  for (const line of [
    '"Bitcoin","price","Bitcoin","2026-01-15T09:20:00.000Z",99,"USD"',
    '"Bitcoin","volume","Bitcoin","2026-01-15T09:30:00.000Z",,"USD"',
    '"title","amount","Bitcoin","2026-01-15T09:30:00.000Z",1,"BTC"',
    '"title","worth","Bitcoin","2026-01-15T09:30:00.000Z",100,"USD"',
    '"title","price","\'=1+1","2026-01-15T09:30:00.000Z",5,"USD"',
    '"title","change","\'=1+1","2026-01-15T09:30:00.000Z",-0.5,"%"',
  ])
    expect(lines).toContain(line);
});
