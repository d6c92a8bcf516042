import * as calls from '../endpoints/dashboards';
import { documentEndpoints } from './documentEndpoints';

export const dashboardsDocs = documentEndpoints(calls, {
  getAnalyticsDashboard: {
    summary: 'Figures of the site’s visitors',
    description:
      'Asked by the analytics dashboard. Answers visitors of two years by week, conversions, impressions and visits of the last weeks, and how visitors divide.',
    rules: [
      'The amount of conversions, impressions and visits is the sum of their weeks.',
      'A week is named by its Monday; only full weeks count.',
      'Visitors of the last four weeks add up to the unique visitors of the distributions.',
      'The shares of a distribution are percent and add up to 100.',
      'A site without visitors answers the same shape with zeros and empty lists.',
    ],
    errors: [],
    example: {},
  },
  getCryptoDashboard: {
    summary: 'Prices and wallets of coins',
    description:
      'Asked by the crypto dashboard. Answers the price of Bitcoin over 145 minutes, prices and wallets of four coins, and a watchlist of six.',
    rules: [
      'The last point of a series is the present amount, and the trend is its change over the series.',
      'The market value is the present amount times the supply.',
      'Minutes of the price count up to now and are negative; the watchlist names them as `HH:mm`.',
    ],
    errors: [],
    example: {},
  },
  getFinanceDashboard: {
    summary: 'Balance, budget and card of the company',
    description:
      'Asked by the finance dashboard. Answers the predicted and actual balance of twelve months, the budget, two statements of the card and the recent transactions.',
    rules: [
      'Transactions come newest first; a negative amount is outgoing.',
      'What the current statement says was spent is the sum of the outgoing transactions since the previous one.',
      'The grow rate is the change of the actual balance from the first point to the last, in percent.',
      'Amounts are US dollars in major units.',
    ],
    errors: [],
    example: {},
  },
  getProjectDashboard: {
    summary: 'State of the project',
    description:
      'Asked by the project dashboard. Answers issues and tasks of two weeks, the schedule of today and tomorrow, the budget and the team.',
    rules: [
      'This week is the seven days up to today; the labels name them in that order.',
      'New and closed issues of the overview are the sums of their series; closed ones are fixed or will not be.',
      'In each row of the budget, expenses and rest add up to the total, in money and in percent.',
      'The weeks’ and months’ expenses add up to their amount; the last week of the month is the week shown by days.',
      'Members of the team carry the ids of their contacts.',
    ],
    errors: [],
    example: {},
  },
});
