import { styled } from 'styled-components';
import { Skeleton } from '../../Skeleton';
import { placesOf } from '../../Skeleton/placesOf';

/** `lines` for lines and areas, `bars`, `round` for donuts, gauges and radars, `cells` for heat maps. */
const chartBonesShapes = ['lines', 'bars', 'round', 'cells'] as const;
export type ChartBonesShape = (typeof chartBonesShapes)[number];

interface ChartBonesProps {
  shape: ChartBonesShape;
  /** Of the plot in pixels. */
  height: number;
  /** Of the series; 0 has no legend. */
  legendCount: number;
}

/** A chart on its way: grey shapes in the places of its legend and its plot. */
export function ChartBones({ shape, height, legendCount }: ChartBonesProps) {
  return (
    <Bones>
      {legendCount > 0 ? (
        <Row>
          <Skeleton shape="box" width="72px" height="10px" />
          <Skeleton shape="box" width="64px" height="10px" />
        </Row>
      ) : null}
      {shape === 'round' ? (
        <Center style={{ '--qd-chart-block-size': `${height}px` }}>
          <Skeleton shape="circle" width="160px" />
        </Center>
      ) : shape === 'cells' ? (
        <Cells style={{ '--qd-chart-block-size': `${height}px` }}>
          {placesOf(35).map((place) => (
            <Skeleton key={place} shape="box" height="100%" />
          ))}
        </Cells>
      ) : shape === 'bars' ? (
        <Skeleton shape="chart" count={6} height={`${height}px`} />
      ) : (
        <Skeleton shape="box" height={`${height}px`} style={{ clipPath: hill }} />
      )}
    </Bones>
  );
}

/** The outline of an area. */
const hill = 'polygon(0 70%, 12% 58%, 26% 64%, 40% 44%, 54% 50%, 68% 30%, 82% 36%, 100% 18%, 100% 100%, 0 100%)';

/** As high as what will be there, so that nothing moves. */
const Bones = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

const Center = styled.div`
  display: grid;
  block-size: var(--qd-chart-block-size);
  place-items: center;
`;
