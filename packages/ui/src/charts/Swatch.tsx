import { useId } from 'react';
import { token } from '../tokens';
import { cueOf, markerPath, referenceDash, type ChartCue } from './chartCues';
import { ChartTextures, textureFill } from './ChartTextures';
import type { ChartRole } from './chartTypes';

export interface SwatchProps {
  /** Place of the series in its chart, from 0. */
  place: number;
  role?: ChartRole | undefined;
  /**
   * `line` has the dash and the marker, `solid-line` no dash, `area` the color and the texture, `plain-area` no texture,
   * `tick` a stroke, `reference` is the line of a value to compare with.
   * @default 'line'
   */
  shape?: SwatchShape;
  /** Of an area, where it goes by the value. @default that of the place */
  color?: string | undefined;
  /** Of a series that is switched off. @default false */
  isOff?: boolean;
}

export type SwatchShape = 'line' | 'solid-line' | 'area' | 'plain-area' | 'tick' | 'reference';

/** The sign of a series in legends and tooltips. */
export function Swatch({ place, role, shape = 'line', color, isOff = false }: SwatchProps) {
  const own = cueOf(place, role);
  const cue = color === undefined ? own : { ...own, color };
  if (shape === 'area' || shape === 'plain-area')
    return <AreaSwatch cue={shape === 'area' ? cue : { ...cue, texture: 'none' }} isOff={isOff} />;
  if (shape === 'reference')
    return (
      <svg width={22} height={12} viewBox="0 0 22 12" aria-hidden data-part="swatch">
        <path d="M0 6H22" stroke={token('text.secondary')} strokeWidth={1.5} strokeDasharray={referenceDash} />
      </svg>
    );
  return (
    <svg
      width={shape === 'tick' ? 10 : 22}
      height={12}
      viewBox={shape === 'tick' ? '0 0 10 12' : '0 0 22 12'}
      aria-hidden
      data-part="swatch"
    >
      {shape === 'tick' ? (
        <path d="M5 0V12" stroke={cue.color} strokeWidth={2.5} opacity={isOff ? 0.4 : 1} />
      ) : (
        <>
          <path
            d="M0 6H22"
            stroke={cue.color}
            strokeWidth={2}
            strokeDasharray={shape === 'solid-line' ? 'none' : cue.dash}
            opacity={isOff ? 0.4 : 1}
          />
          <path
            d={markerPath(cue.marker, 3.5)}
            transform="translate(11 6)"
            fill={cue.isHollow || isOff ? 'var(--qd-chart-ground)' : cue.color}
            stroke={cue.color}
            strokeWidth={1.5}
          />
        </>
      )}
    </svg>
  );
}

function AreaSwatch({ cue, isOff }: { cue: ChartCue; isOff: boolean }) {
  const id = useId();
  const texture = textureFill(id, cue.texture);
  return (
    <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden data-part="swatch">
      {texture === null || isOff ? null : <ChartTextures id={id} />}
      <rect
        x={1}
        y={1}
        width={10}
        height={10}
        rx={2}
        fill={isOff ? 'none' : cue.color}
        stroke={cue.color}
        strokeWidth={isOff ? 1.5 : 0}
      />
      {texture === null || isOff ? null : <rect x={1} y={1} width={10} height={10} rx={2} fill={texture} />}
    </svg>
  );
}
