import type { ComponentProps, ReactNode } from 'react';
import type { ChartSwatchShape } from '../../ChartSwatch';
import type { ChartRole, ChartRows } from '../chartTypes';
import type { PlotBox } from '../usePlotBox';
import type { ChartListRoom, ChartSkeletonShape, ChartStrip } from './ChartSkeleton';

/** What every chart takes beside its data; other props go to its root. */
export interface ChartFrameProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  title: string;
  /** One line below the title. */
  description?: string | undefined;
  /**
   * What there is to see, as a sentence. Screen readers hear it as the description of the plot. An empty one keeps the room
   * of its line while the numbers are on their way.
   */
  finding?: string | undefined;
  /** Chooses the range or the kind of numbers, such as a small `SegmentedControl`. */
  range?: ReactNode;
  /** Place of the title in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Of the plot in pixels. @default 212 */
  height?: number | undefined;
  /** @default 'ready' */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Asks again, where the numbers did not come. */
  onRetry?: (() => void) | undefined;
  /** False where several charts show the same failure and the page says it once. @default true */
  isFailureAnnounced?: boolean | undefined;
  /** Why they did not come, or why there are none. */
  reason?: string | undefined;
  /** Where there are no numbers: one button, such as to a range that has some. */
  emptyAction?: ReactNode;
  /**
   * Leaves out the card, where the chart stands on something else; the color of that is the custom property `--qd-ground`.
   * @default false
   */
  isBare?: boolean | undefined;
  /** What the numbers come to, such as a total with its change; the legend joins it. */
  lead?: ReactNode;
  /** Beside the plot there is room for one number, above it for some in a row. @default 'above' */
  leadPlace?: 'above' | 'beside' | undefined;
  /** A button beside the menu shows the table, where people come for the numbers. @default false */
  hasTableButton?: boolean | undefined;
  /** Buttons of the page, before those of the chart: what is done with all of its charts. They are not printed. */
  tools?: ReactNode;
  /**
   * Stands in the place of the title, which only screen readers hear then, with the finding below it: the `h1` of a page that
   * begins with this chart.
   */
  heading?: ReactNode;
  /**
   * Other numbers to the same data. They stand at the end of the plot, as high as it, where the chart is at least 560 px wide,
   * else below it. Their width is up to them. The chart takes its width from what is around it then, so a column of a grid
   * needs one (`minmax(0, 1fr)`).
   */
  aside?: ReactNode;
}

export interface ChartLegendItem {
  id: string;
  name: string;
  /** Place of the series in its chart, from 0. */
  place: number;
  role?: ChartRole | undefined;
  shape?: ChartSwatchShape | undefined;
  /** Of its sign, where that goes by the value. */
  color?: string | undefined;
  /** Stands behind its name. */
  description?: string | undefined;
  /** Only explains, also where the others switch their series off. @default false */
  isFixed?: boolean | undefined;
}

export interface ChartFrameInnerProps extends ChartFrameProps {
  /** Series in their order; fewer than two have no legend. @default none */
  legend?: readonly ChartLegendItem[] | undefined;
  /** Ids of the series that are switched off. @default none */
  hiddenIds?: ReadonlySet<string> | undefined;
  /** Without it the legend only explains. */
  onHiddenChange?: ((hidden: ReadonlySet<string>) => void) | undefined;
  /** The numbers of what is shown; asked for where somebody wants to read them. */
  rows: () => ChartRows;
  /** There are none. */
  isEmpty: boolean;
  /**
   * Measures the room of the plot. It is there while the numbers are on their way, so that the drawing need not wait for a
   * measure of its own once they have come. @default a plot that needs no measure
   */
  plotRef?: PlotBox['ref'] | undefined;
  /** All numbers for a file, where the drawing and the table have fewer. @default `rows` */
  allRows?: (() => ChartRows) | undefined;
  skeleton: ChartSkeletonShape;
  /** What the strip above a narrow plot has, so that its room is there from the start. @default no strip */
  strip?: ChartStrip | undefined;
  /** The list of a round chart, so that its room is there from the start. @default no list */
  listRoom?: ChartListRoom | undefined;
  /** Names the plot by `titleId` and describes it by `findingId`. */
  children: (ids: { titleId: string; findingId: string | undefined }) => ReactNode;
}
