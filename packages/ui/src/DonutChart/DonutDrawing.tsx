import { memo, useId } from 'react';
import { styled } from 'styled-components';
import { ChartTextures, textureFill } from '../charts/ChartTextures';
import { cut } from '../charts/labels';
import { token, type } from '../tokens';
import { donut, emptyRing, sectorPath, type DonutSector } from './donutShapes';

/** The ring. It is not drawn again while the cursor moves. */
export const DonutDrawing = memo(function DonutDrawing({ sectors }: { sectors: readonly DonutSector[] }) {
  const id = useId();
  return (
    <g data-part="marks">
      <ChartTextures id={id} />
      {sectors.length === 0 ? <path d={emptyRing()} fill={token('border.subtle')} /> : null}
      {sectors.map((sector) => {
        const path = sectorPath(sector);
        const texture = textureFill(id, sector.part.cue.texture);
        return (
          <g key={sector.part.id} data-part="sector">
            <path d={path} fill={sector.part.cue.color} />
            {texture === null ? null : <path d={path} fill={texture} />}
          </g>
        );
      })}
    </g>
  );
});

/** Room for the number, between the sectors. */
const room = (donut.radius - donut.thickness) * 2 - 14;
/** About how wide a character is, as a share of its size. */
const characterShare = 0.58;
const valueSize = 20;
/** Of the name, in characters. */
const longestName = 15;

/** What stands in the middle: a number and what it is, such as the total. */
export function DonutMiddle({ value, name }: { value: string; name: string }) {
  const size = Math.max(10, Math.min(valueSize, Math.floor(room / (value.length * characterShare))));
  return (
    <g data-part="middle">
      <Value textAnchor="middle" y={2} style={{ '--qd-chart-font-size': `${size}px` }}>
        {value}
      </Value>
      <Name textAnchor="middle" y={20}>
        {cut(name, longestName)}
      </Name>
    </g>
  );
}

const Value = styled.text`
  fill: ${token('text.primary')};
  ${type('metric-md')}
  font-size: var(--qd-chart-font-size);
`;

const Name = styled.text`
  fill: ${token('text.secondary')};
  ${type('caption')}
`;
