import { ChartLine, Table2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../Button';
import { EmptyState } from '../../EmptyState';
import { IconButton } from '../../IconButton';
import { useKitMessages } from '../../messages';
import { useJoinedRef } from '../../refs';
import { SkeletonGroup } from '../../Skeleton';
import { VisuallyHidden } from '../../VisuallyHidden';
import { ChartSkeleton } from './ChartSkeleton';
import type { ChartFrameInnerProps, ChartLegendItem } from './chartFrameProps';
import { ChartLegend } from './ChartLegend';
import { ChartMenu } from './ChartMenu';
import { ChartPrint, useChartPrint } from './ChartPrint';
import { ChartTable } from './ChartTable';
import {
  Aside,
  Body,
  Buttons,
  Content,
  Description,
  EmptyPlot,
  Finding,
  Frame,
  Head,
  Heading,
  Lead,
  Range,
  Title,
  Tools,
} from './ChartFrame.styles';

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
  isFailureAnnounced = true,
  reason,
  emptyAction,
  isBare = false,
  lead,
  leadPlace = 'above',
  hasTableButton = false,
  tools,
  heading,
  aside,
  legend = none,
  hiddenIds: hidden = nothingHidden,
  onHiddenChange,
  rows,
  isEmpty,
  plotRef,
  allRows = rows,
  skeleton,
  strip,
  listRoom,
  children,
  ref: outer,
  ...rest
}: ChartFrameInnerProps) {
  const messages = useKitMessages();
  const [titleId, findingId] = [useId(), useId()];
  const [isTable, setTable] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const tableButton = useRef<HTMLButtonElement>(null);
  const chartButton = useRef<HTMLButtonElement>(null);
  const ref = useJoinedRef(frame, outer);
  const isReady = status === 'ready';
  const switched = legend.filter(({ isFixed }) => !isFixed);
  const areAllHidden = isReady && switched.length > 0 && switched.every(({ id }) => hidden.has(id));
  const hasLegend = legend.length > 1;
  const hasFinding = finding !== undefined && status !== 'failed' && !(isReady && isEmpty);
  const caption = { title, finding };
  const print = useChartPrint();

  // The button that was pressed goes away; the one that leads back takes the focus.
  const isPressed = useRef(false);
  const press = (next: boolean) => {
    isPressed.current = true;
    setTable(next);
  };
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    (isTable ? chartButton : tableButton.current ? tableButton : menu).current?.focus();
  }, [isTable]);

  const explained =
    // Beside a number it is there from the start; alone it comes with the plot.
    !hasLegend || isTable || status === 'failed' || (status === 'loading' && lead === undefined) ? null : (
      <ChartLegend labelledBy={titleId} items={legend} hidden={hidden} onHiddenChange={onHiddenChange} />
    );

  return (
    <Frame
      data-part="chart"
      aria-labelledby={titleId}
      data-bare={isBare || undefined}
      data-aside={aside === undefined ? undefined : ''}
      {...rest}
      ref={ref}
    >
      <Head data-heading={heading === undefined ? undefined : ''}>
        {heading === undefined ? (
          <Title as={`h${level}`} id={titleId}>
            {title}
          </Title>
        ) : (
          <Heading>
            {heading}
            <VisuallyHidden as={`h${level}`} id={titleId}>
              {title}
            </VisuallyHidden>
            {/* Its line stays where nothing is known, so that nothing moves. */}
            <Description id={findingId}>{hasFinding && isReady ? finding : '\u00A0'}</Description>
          </Heading>
        )}
        <Tools>
          {range === undefined ? null : <Range data-part="range">{range}</Range>}
          <Buttons data-part="buttons">
            {tools}
            {isTable && isReady ? (
              <Button variant="ghost" size="sm" icon={ChartLine} ref={chartButton} onPress={() => press(false)}>
                {messages.showChart}
              </Button>
            ) : null}
            {/* It stands while the numbers are on their way, so that nothing moves. */}
            {hasTableButton && !(isTable && isReady) ? (
              <IconButton
                icon={Table2}
                size="sm"
                label={messages.showTableOf(title)}
                isDisabled={!isReady || isEmpty}
                ref={tableButton}
                onPress={() => press(true)}
              />
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
          </Buttons>
        </Tools>
      </Head>
      {description === undefined ? null : <Description>{description}</Description>}
      {lead === undefined ? explained : null}
      <Content data-lead={lead === undefined ? undefined : leadPlace}>
        {lead === undefined || status === 'failed' ? null : (
          <Lead data-part="lead">
            {lead}
            {explained}
          </Lead>
        )}
        <Body data-part="body" ref={plotRef}>
          {status === 'loading' ? (
            <SkeletonGroup>
              <ChartSkeleton
                shape={skeleton}
                height={height}
                legendCount={hasLegend && lead === undefined ? legend.length : 0}
                strip={strip}
                listRoom={listRoom}
              />
            </SkeletonGroup>
          ) : status === 'failed' ? (
            <EmptyState
              kind="error"
              size="sm"
              {...(isFailureAnnounced ? { role: 'alert' } : {})}
              title={messages.failed}
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
            <ChartTable title={title} rows={rows()} />
          ) : (
            children({ titleId, findingId: finding === undefined ? undefined : findingId })
          )}
        </Body>
        {aside === undefined ? null : <Aside data-part="aside">{aside}</Aside>}
      </Content>
      {heading !== undefined || !hasFinding ? null : (
        // While the numbers are on their way its line is there already.
        <Finding id={findingId}>{isReady ? finding : '\u00A0'}</Finding>
      )}
      {print.isOpen ? <ChartPrint caption={caption} rows={rows()} image={print.image} /> : null}
    </Frame>
  );
}
