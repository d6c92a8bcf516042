import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { expect, it } from 'vitest';
import { analyticsToCsv } from './analyticsCsv';

const days = (name: string, ...values: number[]) => ({
  name,
  data: values.map((y, place) => ({ x: `2026-01-${place + 10}`, y })),
});
const amount = (value: number) => ({ amount: value, labels: [''], series: [days('', value)] });
const divided = (...labels: string[]) => ({ uniqueVisitors: 10, series: [80, 20], labels });
const dashboard: AnalyticsDashboard = {
  visitors: { series: { 'this-year': [days('', 5)], 'last-year': [days('', 4)] } },
  conversions: amount(1),
  impressions: amount(2),
  visits: amount(Number.NaN),
  visitorsVsPageViews: {
    overallScore: 724,
    averageRatio: 45,
    predictedRatio: 47,
    series: [days('', 5), days('', 11)],
  },
  newVsReturning: divided('New', 'Returning'),
  gender: divided('=SUM(A1)', 'Female'),
  age: divided(),
  language: divided('English', 'Other'),
};

it('has every figure with its week or its group, and runs nothing', () => {
  const csv = analyticsToCsv(dashboard, {
    figure: 'Figure',
    point: 'Point',
    value: 'Value',
    thisYear: 'This year',
    lastYear: 'Last year',
    visitors: 'Visitors',
    pageViews: 'Page views',
    conversions: 'Conversions',
    impressions: 'Impressions',
    visits: 'Visits',
    overallScore: 'Score',
    averageRatio: 'Average',
    predictedRatio: 'Predicted',
    kinds: { newVsReturning: 'New or not', gender: 'Gender', age: 'Age', language: 'Language' },
    groupName: ({ label }) => label,
  });
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"Figure","Point","Value"',
    '"Visitors: This year","2026-01-10",5',
    '"Visitors: Last year","2026-01-10",4',
    '"Page views","2026-01-10",11',
    '"Conversions","2026-01-10",1',
    '"Impressions","2026-01-10",2',
    '"Visits","2026-01-10",',
    '"Score","",724',
    '"Average (%)","",45',
    '"Predicted (%)","",47',
    '"New or not","New",8',
    '"New or not","Returning",2',
    '"Gender","\'=SUM(A1)",8',
    '"Gender","Female",2',
    '"Language","English",8',
    '"Language","Other",2',
  ]);
});
