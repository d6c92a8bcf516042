import { memo } from 'react';
import { styled } from 'styled-components';
import { cueOf } from '../charts/chartCues';
import { placeAt } from '../charts/roundParts';
import { token, type } from '../tokens';
import { gaugeAngle, pointerPath, stepCount, strokesPath, type GaugeData } from './gaugeShapes';

const { color } = cueOf(0);

/** The scale with its pointer. It is not drawn again while the cursor moves. */
export const GaugeDrawing = memo(function GaugeDrawing({ data, radius }: { data: GaugeData; radius: number }) {
  const { value, max, reached, filled } = data;
  return (
    <g data-part="marks" strokeLinecap="round">
      {[true, false].map((isMajor) => (
        <g key={String(isMajor)} strokeWidth={isMajor ? 2.4 : 1.8}>
          <path
            d={strokesPath(filled, stepCount + 1, radius, isMajor)}
            stroke={token('border.strong')}
            data-part="rest"
          />
          <path d={strokesPath(0, filled, radius, isMajor)} stroke={color} data-part="reached" />
        </g>
      ))}
      {value === null || max === null ? null : (
        <path d={pointerPath(reached, radius)} fill={token('text.primary')} data-part="pointer" />
      )}
    </g>
  );
});

interface GaugeTextsProps {
  radius: number;
  /** In the middle: the share, and below it the amount. */
  share: string;
  amount: string;
  /** At the ends of the scale. */
  ends: readonly [from: string, to: string];
  isRtl: boolean;
}

const shareSize = 44;
const amountSize = 14;
const smallest = 8;
/** About how wide a character is, as a share of its size. */
const characterShare = 0.6;
const sized = (text: string, size: number, room: number) =>
  Math.max(smallest, Math.min(size, Math.floor(room / (text.length * characterShare))));

export function GaugeTexts({ radius, share, amount, ends, isRtl }: GaugeTextsProps) {
  const room = (radius - 34) * 2;
  return (
    <>
      <Share
        textAnchor="middle"
        y={8}
        style={{ '--qd-chart-font-size': `${sized(share, shareSize, room)}px` }}
        data-part="share"
      >
        {share}
      </Share>
      <Amount
        textAnchor="middle"
        y={32}
        style={{ '--qd-chart-font-size': `${sized(amount, amountSize, room)}px` }}
        data-part="amount"
      >
        {amount}
      </Amount>
      {ends.map((text, index) => {
        const { x, y } = placeAt(gaugeAngle(isRtl ? 1 - index : index), radius - 8);
        return (
          <End key={index === 0 ? 'from' : 'to'} x={x} y={y + 22} textAnchor="middle" data-part="end-label">
            {text}
          </End>
        );
      })}
    </>
  );
}

const Share = styled.text`
  fill: ${token('text.primary')};
  ${type('metric-xl')}
  font-size: var(--qd-chart-font-size);
`;

const Amount = styled.text`
  fill: ${token('text.secondary')};
  ${type('small')}
  font-size: var(--qd-chart-font-size);
`;

const End = styled.text`
  fill: ${token('text.tertiary')};
  font-variant-numeric: tabular-nums;
  ${type('caption')}
`;
