import { ChartLine } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../Button';
import { EmptyState } from '../../EmptyState';
import { useKitMessages } from '../../messages';
import { useJoinedRef } from '../../refs';
import { SkeletonGroup } from '../../Skeleton';
import { ChartBones } from './ChartBones';
import type { ChartFrameInnerProps, ChartLegendItem } from './chartFrameProps';
import { ChartLegend } from './ChartLegend';
import { ChartMenu } from './ChartMenu';
import { ChartPrint, useChartPrint } from './ChartPrint';
import { ChartTable } from './ChartTable';
import { Body, Description, EmptyPlot, Finding, Frame, Head, Title, Tools } from './ChartFrame.styles';

const none: readonly ChartLegendItem[] = [];
const nothingHidden: ReadonlySet<string> = new Set();

/** The frame of every chart: what it is, its legend, its plot or its numbers as a table, what to see in it, and its menu. */
export function ChartFrame({
  title,
  description,
  finding,
  range,
  level = 3,
  height = 212,
  status = 'ready',
  onRetry,
  reason,
  emptyAction,
  isBare = false,
  legend = none,
  hiddenIds: hidden = nothingHidden,
  onHiddenChange,
  rows,
  allRows = () => rows,
  bones,
  children,
  ref: outer,
  ...rest
}: ChartFrameInnerProps) {
  const messages = useKitMessages();
  const [titleId, findingId] = [useId(), useId()];
  const [isTable, setTable] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const ref = useJoinedRef(frame, outer);
  const isReady = status === 'ready';
  const areAllHidden = isReady && legend.length > 0 && legend.every(({ id }) => hidden.has(id));
  const isEmpty = rows.rows.length === 0;
  const hasLegend = legend.length > 1;
  const caption = { title, finding };
  const print = useChartPrint(frame, caption);

  const showChart = () => {
    // Its own button goes away.
    menu.current?.focus();
    setTable(false);
  };

  return (
    <Frame data-part="chart" aria-labelledby={titleId} data-bare={isBare || undefined} {...rest} ref={ref}>
      <Head>
        <Title as={`h${level}`} id={titleId}>
          {title}
        </Title>
        <Tools>
          {range}
          {isTable && isReady ? (
            <Button variant="ghost" size="sm" icon={ChartLine} onPress={showChart}>
              {messages.showChart}
            </Button>
          ) : null}
          <ChartMenu
            ref={menu}
            title={title}
            isDisabled={!isReady || isEmpty}
            isTable={isTable}
            onTableChange={setTable}
            frame={frame}
            caption={caption}
            allRows={allRows}
            onPrint={print.open}
          />
        </Tools>
      </Head>
      {description === undefined ? null : <Description>{description}</Description>}
      {!hasLegend || isTable || status === 'failed' || status === 'loading' ? null : (
        <ChartLegend labelledBy={titleId} items={legend} hidden={hidden} onHiddenChange={onHiddenChange} />
      )}
      <Body data-part="body">
        {status === 'loading' ? (
          <SkeletonGroup>
            <ChartBones shape={bones} height={height} hasLegend={hasLegend} />
          </SkeletonGroup>
        ) : status === 'failed' ? (
          <EmptyState
            kind="error"
            size="sm"
            role="alert"
            title={messages.loadFailed}
            text={reason}
            action={
              onRetry ? (
                <Button size="sm" onPress={onRetry}>
                  {messages.retry}
                </Button>
              ) : undefined
            }
            style={{ minBlockSize: height }}
          />
        ) : isEmpty ? (
          <EmptyPlot style={{ '--qd-chart-block-size': `${height}px` }} data-part="empty">
            <strong>{areAllHidden ? messages.allSeriesHidden : messages.noChartData}</strong>
            {areAllHidden || reason === undefined ? null : <p>{reason}</p>}
            {areAllHidden ? null : emptyAction}
          </EmptyPlot>
        ) : isTable ? (
          <ChartTable title={title} rows={rows} />
        ) : (
          children({ titleId, findingId: finding === undefined ? undefined : findingId })
        )}
      </Body>
      {finding === undefined || !isReady || isEmpty ? null : <Finding id={findingId}>{finding}</Finding>}
      {print.isOpen ? <ChartPrint caption={caption} rows={rows} image={print.image} /> : null}
    </Frame>
  );
}
