import { styled } from 'styled-components';
import { ChartTooltip } from '../ChartTooltip';
import { RoundList } from '../RoundList';
import { RoundRoom } from '../RoundRoom';
import { stripBelow } from '../stripBelow';
import { Skeleton } from '../../Skeleton';
import { placesOf } from '../../Skeleton/placesOf';

/** `lines` for lines and areas, `bars`, `round` for donuts, gauges and radars, `cells` for heat maps, `shares` for bars of one length. */
const chartSkeletonShapes = ['lines', 'bars', 'round', 'cells', 'shares'] as const;
export type ChartSkeletonShape = (typeof chartSkeletonShapes)[number];

interface ChartSkeletonProps {
  shape: ChartSkeletonShape;
  /** Of the plot in pixels. */
  height: number;
  /** Of the series; 0 has no legend. */
  legendCount: number;
  strip: ChartStrip | undefined;
  listRoom: ChartListRoom | undefined;
}

/** The values above a plot that is narrow. */
export interface ChartStrip {
  rowCount: number;
  /** Has a last line, such as a change. */
  hasFoot?: boolean;
}

/** The list beside or below a round plot. */
export interface ChartListRoom {
  rowCount: number;
  /** Of the plot beside it, in pixels. */
  plotSize: number;
}

/** A chart on its way: grey shapes in the places of its legend and its plot. */
export function ChartSkeleton({ shape, height, legendCount, strip, listRoom }: ChartSkeletonProps) {
  return (
    <Places>
      {legendCount > 0 ? (
        <Row>
          <Skeleton shape="box" width="72px" height="10px" />
          <Skeleton shape="box" width="64px" height="10px" />
        </Row>
      ) : null}
      {strip === undefined ? null : (
        <StripRoom data-shape={shape}>
          <ChartTooltip
            isStrip
            title={space}
            rows={placesOf(strip.rowCount).map((place) => ({ id: String(place), name: space, value: space, place }))}
            foot={strip.hasFoot ? { name: space, value: space, tone: 'same' } : undefined}
          />
        </StripRoom>
      )}
      {shape === 'round' ? (
        <Center style={{ '--qd-chart-block-size': `${height}px` }}>
          <Circle style={{ '--qd-plot-size': `${listRoom?.plotSize ?? circleSize}px` }}>
            <Skeleton shape="circle" width={`${circleSize}px`} />
          </Circle>
          {listRoom === undefined || listRoom.rowCount === 0 ? null : (
            <RoundList
              label=""
              isRoomOnly
              current={null}
              rows={placesOf(listRoom.rowCount).map((place) => ({
                id: String(place),
                name: space,
                value: '00',
                share: '00%',
                place,
              }))}
            />
          )}
        </Center>
      ) : shape === 'cells' ? (
        <Cells style={{ '--qd-chart-block-size': `${height}px` }}>
          {placesOf(35).map((place) => (
            <Skeleton key={place} shape="box" height="100%" />
          ))}
        </Cells>
      ) : shape === 'shares' ? (
        <Shares style={{ '--qd-chart-block-size': `${height}px` }}>
          {placesOf(4).map((place) => (
            <Skeleton key={place} shape="box" height="10px" />
          ))}
        </Shares>
      ) : shape === 'bars' ? (
        <Skeleton shape="chart" count={6} height={`${height}px`} />
      ) : (
        <Skeleton shape="box" height={`${height}px`} style={{ clipPath: hill }} />
      )}
    </Places>
  );
}

/** The outline of an area. */
const hill = 'polygon(0 70%, 12% 58%, 26% 64%, 40% 44%, 54% 50%, 68% 30%, 82% 36%, 100% 18%, 100% 100%, 0 100%)';

const circleSize = 160;

/** A line is as high with it as with words. */
const space = '\u00A0';

/** As high as what will be there, so that nothing moves. */
const Places = styled.div`
  container: chart-skeleton / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** The strip itself, unseen: its height is that of the one that comes. */
const StripRoom = styled.div`
  display: none;
  visibility: hidden;
  @container chart-skeleton (width < ${stripBelow}px) {
    display: block;
  }
  &[data-shape='round'] {
    margin-block-end: 12px;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  /* The legend begins 8 px higher. */
  block-size: 28px;
  margin-block: -8px 12px;
`;

const Cells = styled.div`
  display: grid;
  block-size: var(--qd-chart-block-size);
  grid-template-columns: repeat(7, 1fr);
  gap: 4px;
`;

const Shares = styled.div`
  display: grid;
  align-content: space-around;
  block-size: var(--qd-chart-block-size);
`;

/** As the plot of a round chart lays out itself and its list. */
const Center = styled(RoundRoom)`
  min-block-size: var(--qd-chart-block-size);
`;

const Circle = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--qd-plot-size);
  max-inline-size: 100%;
  block-size: var(--qd-plot-size);
`;
