import { styled } from 'styled-components';
import { Skeleton } from '../../Skeleton';
import { token } from '../../tokens';

/** `lines` for lines and areas, `bars`, `round` for donuts, gauges and radars. */
const chartBonesShapes = ['lines', 'bars', 'round'] as const;
export type ChartBonesShape = (typeof chartBonesShapes)[number];

interface ChartBonesProps {
  shape: ChartBonesShape;
  /** Of the plot in pixels. */
  height: number;
  hasLegend: boolean;
}

/** A chart on its way: grey shapes in the places of its legend and its plot. */
export function ChartBones({ shape, height, hasLegend }: ChartBonesProps) {
  return (
    <Bones>
      {hasLegend ? (
        <Row>
          <Skeleton shape="box" width="72px" height="10px" />
          <Skeleton shape="box" width="64px" height="10px" />
        </Row>
      ) : null}
      {shape === 'round' ? (
        <Center style={{ '--qd-chart-block-size': `${height}px` }}>
          <Skeleton shape="circle" width="160px" />
        </Center>
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

const Bones = styled.div`
  display: grid;
  gap: ${token('space.3')};
`;

const Row = styled.div`
  display: flex;
  gap: 16px;
`;

const Center = styled.div`
  display: grid;
  block-size: var(--qd-chart-block-size);
  place-items: center;
`;
