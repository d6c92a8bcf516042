import { useId } from 'react';
import { styled } from 'styled-components';
import { axisLabel, Drawing } from '../charts/CartesianPlot.styles';
import { ChartTextures, textureFill } from '../charts/ChartTextures';
import { cueOf } from '../charts/chartCues';
import { cut } from '../charts/labels';
import type { ShownBar } from './shownBars';

/** Of the picture, in pixels. A row is as high as one of the list that an exported picture has beside the drawing. */
const size = { width: 220, row: 24, bar: 10, gap: 2 };
const longestName = 30;
const { fill, fontSize, fontFamily } = axisLabel;
const nameLook = { fill, fontSize, fontFamily };

/** The bars as a drawing, for files and print: those on the page are laid out by the browser, so that their names may wrap. */
export function BarPicture({ bars }: { bars: readonly ShownBar[] }) {
  const id = useId();
  const tops = bars.map(
    (_, place) => bars.slice(0, place).reduce((sum, { parts }) => sum + parts.length, 0) * size.row,
  );
  const rowCount = bars.reduce((sum, { parts }) => sum + parts.length, 0);
  return (
    <Unseen width={size.width} height={rowCount * size.row} aria-hidden data-part="drawing">
      <ChartTextures id={id} />
      {bars.map(({ id: barId, name, parts }, place) => (
        <g key={barId} transform={`translate(0 ${tops[place] ?? 0})`}>
          <text {...nameLook} y={14}>
            {cut(name, longestName)}
          </text>
          {stretchesOf(parts.map(({ share }) => share ?? 0)).map(({ from, length }, part) => {
            const { color, texture } = cueOf(part);
            const box = { x: from, y: 22, width: length, height: size.bar, rx: 2 };
            const fill = textureFill(id, texture);
            return (
              <g key={parts[part]?.id}>
                <rect {...box} fill={color} />
                {fill === null ? null : <rect {...box} fill={fill} />}
              </g>
            );
          })}
        </g>
      ))}
    </Unseen>
  );
}

/** Where each part begins and how long it is, in pixels of the picture. */
function stretchesOf(shares: readonly number[]): { from: number; length: number }[] {
  const room = size.width - size.gap * (shares.length - 1);
  return shares.map((share, place) => {
    const before = shares.slice(0, place).reduce((sum, one) => sum + one, 0);
    return { from: before * room + place * size.gap, length: share * room };
  });
}

/** It keeps its size, which the export reads. */
const Unseen = styled(Drawing)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  visibility: hidden;
`;
