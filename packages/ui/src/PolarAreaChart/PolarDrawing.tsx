import { memo, useId } from 'react';
import { styled } from 'styled-components';
import { ChartTextures, textureFill } from '../charts/ChartTextures';
import { token, type } from '../tokens';
import { chipPlace, polarPath, ringRadii, type PolarSector } from './polarShapes';

/** The sectors on their rings. They are not drawn again while the cursor moves. */
export const PolarDrawing = memo(function PolarDrawing({ sectors }: { sectors: readonly PolarSector[] }) {
  const id = useId();
  return (
    <g data-part="marks">
      <ChartTextures id={id} />
      {ringRadii.map((radius, index) => (
        <circle
          key={radius}
          r={radius}
          fill="none"
          stroke={token('border.default')}
          strokeDasharray={index === ringRadii.length - 1 ? 'none' : '1 4'}
          data-part="ring"
        />
      ))}
      {sectors.map((sector) => {
        if (sector.radius === 0) return null;
        const path = polarPath(sector);
        const texture = textureFill(id, sector.part.cue.texture);
        return (
          <g key={sector.part.id} data-part="sector">
            <path d={path} fill={sector.part.cue.color} />
            {/* The line in the color of the card is the gap. */}
            <path d={path} fill={texture ?? 'none'} stroke="var(--qd-chart-ground)" strokeWidth={2} />
          </g>
        );
      })}
    </g>
  );
});

/** About how wide a character of the value is. */
const characterWidth = 7.2;
const padding = 7;

/** Values on the sectors that have room for them. */
export function PolarChips({
  sectors,
  valueText,
  isRtl,
}: {
  sectors: readonly PolarSector[];
  valueText: (value: number) => string;
  isRtl: boolean;
}) {
  return sectors.map((sector) => {
    if (sector.part.value === null) return null;
    const text = valueText(sector.part.value);
    const width = text.length * characterWidth + padding * 2;
    const place = chipPlace(sector, width);
    if (!place) return null;
    return (
      <g key={sector.part.id} transform={`translate(${isRtl ? -place.x : place.x} ${place.y})`} data-part="chip">
        <rect x={-width / 2} y={-10} width={width} height={20} rx={6} fill="var(--qd-chart-ground)" />
        <ChipText textAnchor="middle" dy="0.35em">
          {text}
        </ChipText>
      </g>
    );
  });
}

const ChipText = styled.text`
  fill: ${token('text.primary')};
  font-variant-numeric: tabular-nums;
  ${type('caption')}
`;
