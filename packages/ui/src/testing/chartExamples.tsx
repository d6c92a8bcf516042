import { BarChart } from '../BarChart';
import { ChartSwatch } from '../ChartSwatch';
import { DonutChart } from '../DonutChart';
import { Gauge } from '../Gauge';
import { HeatMap } from '../HeatMap';
import { LineChart } from '../LineChart';
import { PolarAreaChart } from '../PolarAreaChart';
import { RadarChart } from '../RadarChart';
import { RadialBarChart } from '../RadialBarChart';
import { ShareBarChart } from '../ShareBarChart';
import { Sparkline } from '../Sparkline';
import { StatementCard } from '../StatementCard';
import { StatTile } from '../StatTile';
import type { Examples, ExampleValues } from './conformance';

const partsOf = ({ text, number }: ExampleValues) => [
  { id: 'a', name: text, value: number },
  { id: 'b', name: 'Other', value: 2 },
];
const seriesOf = ({ text, number }: ExampleValues) => [
  { id: 'a', name: text, values: [number, 2, 1] },
  { id: 'b', name: 'Other', values: [1, 2, number] },
];

export const chartExamples: Examples = {
  BarChart: {
    render: (root, values) => (
      <BarChart
        title={values.text}
        points={{ kind: 'category', values: [values.text, 'B', 'C'] }}
        series={seriesOf(values)}
        finding={values.text}
        {...root}
      />
    ),
  },
  ChartSwatch: { render: (root) => <ChartSwatch place={1} shape="area" {...root} /> },
  DonutChart: {
    render: (root, values) => (
      <DonutChart title={values.text} totalName={values.text} parts={partsOf(values)} {...root} />
    ),
  },
  Gauge: {
    render: (root, { text, number }) => (
      <Gauge title={text} value={number} max={number} valueName={text} maxName={text} {...root} />
    ),
  },
  HeatMap: {
    render: (root, { text, number }) => (
      <HeatMap
        title={text}
        rows={[{ id: 'a', name: text }]}
        columns={[
          { id: 'b', name: text },
          { id: 'c', name: 'C' },
        ]}
        values={[[number, 1]]}
        finding={text}
        {...root}
      />
    ),
  },
  LineChart: {
    render: (root, values) => (
      <LineChart
        title={values.text}
        points={{ kind: 'day', values: [values.date, '2026-03-03', '2026-03-04'] }}
        series={seriesOf(values)}
        finding={values.text}
        {...root}
      />
    ),
  },
  PolarAreaChart: {
    render: (root, values) => <PolarAreaChart title={values.text} parts={partsOf(values)} {...root} />,
  },
  RadarChart: {
    render: (root, values) => (
      <RadarChart title={values.text} axes={[values.text, 'B', 'C']} series={seriesOf(values)} {...root} />
    ),
  },
  RadialBarChart: {
    render: (root, values) => <RadialBarChart title={values.text} parts={partsOf(values)} {...root} />,
  },
  ShareBarChart: {
    render: (root, values) => (
      <ShareBarChart
        title={values.text}
        bars={[{ id: 'a', name: values.text, parts: partsOf(values), finding: values.text }]}
        {...root}
      />
    ),
  },
  Sparkline: {
    render: (root, { text, number }) => (
      <Sparkline values={[number, 2, number, 3]} label={text} isArea hasBaseline {...root} />
    ),
  },
  StatementCard: {
    render: (root, { text, number }) => (
      <StatementCard
        title={text}
        description={text}
        statusText={text}
        spent={text}
        spentLabel={text}
        share={number}
        shareText={text}
        facts={[{ term: text, value: text }]}
        {...root}
      />
    ),
  },
  StatTile: {
    render: (root, { text, number }) => (
      <StatTile
        label={text}
        value={number}
        change={{ value: number, isGood: true }}
        comparison={text}
        trend={[number, 2, 3]}
        {...root}
      />
    ),
  },
};
