import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { token, type } from '../tokens';
import { ChartSwatch, type ChartSwatchShape } from '../ChartSwatch';
import type { ChartRole } from './chartTypes';

interface TooltipRow {
  id: string;
  name: string;
  value: string;
  /** Place of the series in its chart. */
  place: number;
  role?: ChartRole | undefined;
  shape?: ChartSwatchShape;
  /** Of its sign, where that goes by the value. */
  color?: string | undefined;
}

export interface ChartTooltipProps {
  /** What the point is called. */
  title: string;
  rows: readonly TooltipRow[];
  /** The row of the mark that keys have chosen. */
  currentId?: string | undefined;
  /** Below a line, such as the change from one series to the other. */
  foot?: { name: string; value: string; tone: 'more' | 'less' | 'same' } | undefined;
  /** At the end of the title: where keys are, such as "5 of 6", or the second name of a cell. */
  placeText?: string | undefined;
  /** Room of the signs before the names, in pixels; 12 where there are no lines among them. @default 22 */
  swatchWidth?: number | undefined;
  /** A strip above the plot has the whole width; the other floats beside the mark. */
  isStrip: boolean;
  style?: CSSProperties | undefined;
}

/** The values at a point. Screen readers hear them by the announcements of the keys, so it is hidden from them. */
export function ChartTooltip({
  title,
  rows,
  currentId,
  foot,
  placeText,
  swatchWidth = 22,
  isStrip,
  style,
}: ChartTooltipProps) {
  return (
    <Frame aria-hidden data-part="tooltip" data-variant={isStrip ? 'strip' : 'floating'} style={style}>
      <Title>
        <span>{title}</span>
        {placeText === undefined ? null : <span data-part="place">{placeText}</span>}
      </Title>
      <Rows>
        {rows.map(({ id, name, value, place, role, shape = 'line', color }) => (
          <Row key={id} $swatchWidth={swatchWidth} data-current={id === currentId || undefined}>
            <ChartSwatch place={place} seriesRole={role} shape={shape} color={color} />
            <span data-part="name">{name}</span>
            <b>{value}</b>
          </Row>
        ))}
        {foot === undefined ? null : (
          <Row $swatchWidth={swatchWidth} data-part="foot" data-tone={foot.tone}>
            <span />
            <span data-part="name">{foot.name}</span>
            <b>{foot.value}</b>
          </Row>
        )}
      </Rows>
    </Frame>
  );
}

const Frame = styled.div`
  box-sizing: border-box;
  color: ${token('text.primary')};
  pointer-events: none;
  ${type('small')}
  @media print {
    display: none;
  }
  &[data-variant='floating'] {
    position: absolute;
    /* Above names that stay while a plot moves. */
    z-index: 2;
    inset-block-start: 0;
    inline-size: max-content;
    min-inline-size: 140px;
    max-inline-size: min(260px, 100%);
    padding: 8px 12px;
    border-radius: ${token('radius.md')};
    background: ${token('surface.overlay')};
    box-shadow: ${token('elevation.3')};
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
  &[data-variant='strip'] {
    /* The focus ring of the plot lies 6 px outside of it. */
    margin-block-end: 6px;
    padding: 6px 10px;
    border-radius: ${token('radius.md')};
    background: ${token('surface.sunken')};
  }
`;

const Title = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  color: ${token('text.secondary')};
  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-part='place'] {
    flex: none;
    overflow: hidden;
    max-inline-size: 60%;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

const Rows = styled.div`
  display: grid;
  gap: 2px;
  margin-block-start: 4px;
`;

const Row = styled.div<{ $swatchWidth: number }>`
  display: grid;
  grid-template-columns: ${({ $swatchWidth }) => $swatchWidth}px minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  & > [data-part='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    font-weight: ${token('weight.semibold')};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &[data-current] > [data-part='name'] {
    font-weight: ${token('weight.semibold')};
  }
  &[data-part='foot'] {
    margin-block-start: 4px;
    padding-block-start: 4px;
    border-block-start: 1px solid ${token('border.subtle')};
  }
  &[data-tone='more'] > b {
    color: ${token('success.text')};
  }
  &[data-tone='less'] > b {
    color: ${token('danger.text')};
  }
`;
