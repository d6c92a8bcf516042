import { token } from '@quarterdeck/ui/tokens';
import { css, styled } from 'styled-components';

/** Colors that charts give to their parts by place. */
const groupColors = [
  token('chart.1'),
  token('chart.2'),
  token('chart.3'),
  token('chart.4'),
  token('chart.5'),
  token('chart.6'),
  token('chart.7'),
  token('chart.8'),
] as const;

export const groupColor = (place: number): string => groupColors[place % groupColors.length] ?? groupColors[0];

/** How a group looks in its donut: its color, and lines across it for all but the first. */
export const groupFill = css<{ $place: number }>`
  background-color: ${({ $place }) => groupColor($place)};
  background-image: ${({ $place }) =>
    $place === 0
      ? 'none'
      : `repeating-linear-gradient(-45deg, color-mix(in srgb, ${token('surface.card')} 50%, transparent) 0 1.6px, transparent 1.6px 5.66px)`};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

/** Long names end after their second line. */
export const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`;

/** The sign of a group beside its name. */
export const GroupSwatch = styled.span.attrs({ 'aria-hidden': true })<{ $place: number }>`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border-radius: 2px;
  ${groupFill}
`;
