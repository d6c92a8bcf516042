import * as calls from '../endpoints/dashboards';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest } from './documentedErrors';

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
      'Asked by the crypto dashboard. Answers the price of Bitcoin over 145 minutes or over a range, prices and wallets of four coins, and a watchlist of six.',
    rules: [
      'The last point of a series is the present amount, and the trend is its change over the series.',
      'The market value is the present amount times the supply. No price of a range is above the all-time high.',
      'Minutes of the price count up to now, oldest first; the watchlist names them as `HH:mm`.',
      'Without a range there is a point in each minute, from -145 to -1.',
      'A range has 1D: 145 points, every ten minutes; 1W: 169, every hour; 1M: 181, every four hours; 3M: 181, every twelve hours; 1Y: 366, every day. The last one is now, minute 0.',
      'Ranges show one price: where two of them have the same moment, they have the same value. Only the last point moves between two of their moments.',
      'Prices move with the clock, by less than half a percent from those of the first call; at one moment all answers are equal.',
    ],
    errors: [invalidRequest('the range is none of the five', { query: { range: '5D' } })],
    example: { query: { range: '1D' } },
  },
  tradeCoin: {
    summary: 'Buy or sell coins',
    description:
      'Sent by the trade form of the crypto dashboard. Executes the order at the price of the moment and answers all wallets, the price and what the order came to.',
    rules: [
      'Amounts have at most eight digits after the point, and wallets are exact to all of them.',
      'The total is the amount times the price, in whole cents; a half is rounded up.',
      'Buying needs no dollars in the demo, but an order comes to at least 0.01 and at most 1,000,000 US dollars.',
      'Selling has no limit but what the wallet holds; a wallet holds at most 50,000,000 of a coin.',
      'An attempt with the `Idempotency-Key` of an earlier one is answered as that was, and nothing is traded again.',
      'No real money moves.',
    ],
    errors: [
      invalidRequest('the amount is not positive, is above 50,000,000 or has more than eight digits after the point', {
        body: { side: 'buy', coin: 'btc', amount: 0.123456789 },
      }),
      invalidRequest('an order to buy comes to less than 0.01 or more than 1,000,000 US dollars, or fills the wallet', {
        body: { side: 'buy', coin: 'btc', amount: 20 },
      }),
      {
        status: 409,
        code: 'conflict',
        when: 'more is sold than the wallet holds; the field error is that of `amount`',
        example: { body: { side: 'sell', coin: 'btc', amount: 2 } },
      },
    ],
    example: { body: { side: 'buy', coin: 'btc', amount: 0.25 } },
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
      'Asked by the project dashboard. Answers a summary of four numbers, issues and tasks of two weeks, the schedule of today and tomorrow, the budget and the team.',
    rules: [
      'Each number of the summary is the last of its 14 days; `previous` is that of seven days before.',
      'The note of due tasks is how many were completed this week; of overdue ones, how many were due yesterday; of issues, how many were closed today; of features, how many are implemented.',
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
