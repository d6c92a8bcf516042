import { styled } from 'styled-components';
import { token, type } from '../tokens';
import { truncateForDisplay } from '../truncate';
import { ChartSwatch, type ChartSwatchShape } from '../ChartSwatch';

export interface RoundListRow {
  id: string;
  name: string;
  value: string;
  /** Left out where a share means nothing. */
  share?: string | undefined;
  /** Place of the part in its chart. */
  place: number;
}

interface RoundListProps {
  /** Names the list. */
  label: string;
  rows: readonly RoundListRow[];
  /** The row of the part that is looked at. */
  current: number | null;
  /** As the marks of the chart are drawn. @default 'area' */
  swatch?: ChartSwatchShape;
  /** Nobody sees or hears it: only its room is there, until its values are. @default false */
  isRoomOnly?: boolean;
}

/** The parts of a round chart with their values: nobody has to hover to read them. */
export function RoundList({ label, rows, current, swatch = 'area', isRoomOnly = false }: RoundListProps) {
  return (
    <Rows role="list" aria-label={label} data-part={isRoomOnly ? 'list-room' : 'list'}>
      {rows.map(({ id, name, value, share, place }, index) => (
        <Row key={id} data-current={index === current || undefined}>
          <ChartSwatch place={place} shape={swatch} />
          <Name data-part="name">{truncateForDisplay(name)}</Name>
          <Value>{value}</Value>
          {share === undefined ? <span /> : <Share>{share}</Share>}
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  display: grid;
  flex: 1 1 184px;
  /* Beside the plot where the longest value fits there, else below it. */
  grid-template-columns: 12px minmax(90px, 1fr) auto auto;
  min-inline-size: min-content;
  max-inline-size: min(100%, 340px);
  margin: 0;
  padding: 0;
  list-style: none;
  &[data-part='list-room'] {
    visibility: hidden;
  }
`;

const Row = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  min-block-size: 32px;
  margin-inline: -6px;
  padding: 2px 6px;
  border-radius: ${token('radius.sm')};
  ${type('small')}
  &[data-current] {
    background: ${token('fill.selected')};
  }
  &[data-current] > [data-part='name'] {
    color: ${token('text.primary')};
    font-weight: ${token('weight.semibold')};
  }
  @media (forced-colors: active) {
    &[data-current] {
      outline: 1px solid Highlight;
    }
  }
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  margin-inline: 8px 4px;
  color: ${token('text.secondary')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`;

const Value = styled.b`
  font-weight: ${token('weight.medium')};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

const Share = styled.span`
  margin-inline-start: 10px;
  color: ${token('text.tertiary')};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;
