import { useId, type ComponentProps } from 'react';
import { cueOf, markerPath, referenceDash, type ChartCue } from '../charts/chartCues';
import { ChartTextures, textureFill } from '../charts/ChartTextures';
import type { ChartRole } from '../charts/chartTypes';
import { token } from '../tokens';

export const chartSwatchShapes = ['line', 'solid-line', 'area', 'plain-area', 'tick', 'reference'] as const;
export type ChartSwatchShape = (typeof chartSwatchShapes)[number];

export interface ChartSwatchProps extends Omit<ComponentProps<'svg'>, 'children' | 'color' | 'width' | 'height'> {
  /** Place of the series or part in its chart, from 0. */
  place: number;
  /** What the series is. @default 'current' */
  seriesRole?: ChartRole | undefined;
  /**
   * `line` has the dash and the marker, `solid-line` no dash, `area` the color and the texture, `plain-area` no texture,
   * `tick` a stroke, `reference` is the line of a value to compare with.
   * @default 'line'
   */
  shape?: ChartSwatchShape | undefined;
  /** Of an area, where it goes by the value. @default that of the place */
  color?: string | undefined;
  /** Of a series that is switched off. @default false */
  isOff?: boolean | undefined;
  /** An area fills the box that it stands in, such as a part of a bar, instead of being 12 px wide and high. @default false */
  isStretched?: boolean | undefined;
}

/** The sign of a series or a part in legends, tooltips and lists beside a chart. */
export function ChartSwatch({
  place,
  seriesRole,
  shape = 'line',
  color,
  isOff = false,
  isStretched = false,
  style,
  ...rest
}: ChartSwatchProps) {
  const own = cueOf(place, seriesRole);
  const cue = color === undefined ? own : { ...own, color };
  // Beside a chart no frame says what the ground is.
  const ground = { '--qd-chart-ground': `var(--qd-ground, ${token('surface.card')})`, ...style };
  const root = { 'aria-hidden': true, 'data-part': 'swatch', ...rest, style: ground } as const;
  if (shape === 'area' || shape === 'plain-area')
    return (
      <AreaSwatch
        cue={shape === 'area' ? cue : { ...cue, texture: 'none' }}
        isOff={isOff}
        isStretched={isStretched}
        root={root}
      />
    );
  if (shape === 'reference')
    return (
      <svg width={22} height={12} viewBox="0 0 22 12" {...root}>
        <path d="M0 6H22" stroke={token('text.secondary')} strokeWidth={1.5} strokeDasharray={referenceDash} />
      </svg>
    );
  if (shape === 'tick')
    return (
      <svg width={10} height={12} viewBox="0 0 10 12" {...root}>
        <path d="M5 0V12" stroke={cue.color} strokeWidth={2.5} opacity={isOff ? 0.4 : 1} />
      </svg>
    );
  return (
    <svg width={22} height={12} viewBox="0 0 22 12" {...root}>
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
    </svg>
  );
}

interface AreaSwatchProps {
  cue: ChartCue;
  isOff: boolean;
  isStretched: boolean;
  root: ComponentProps<'svg'>;
}

function AreaSwatch({ cue, isOff, isStretched, root }: AreaSwatchProps) {
  const id = useId();
  const texture = isOff ? null : textureFill(id, cue.texture);
  const box = isStretched ? { width: '100%', height: '100%', rx: 2 } : { x: 1, y: 1, width: 10, height: 10, rx: 2 };
  return (
    <svg {...(isStretched ? stretched : { width: 12, height: 12, viewBox: '0 0 12 12' })} {...root}>
      {texture === null ? null : <ChartTextures id={id} />}
      <rect {...box} fill={isOff ? 'none' : cue.color} stroke={cue.color} strokeWidth={isOff ? 1.5 : 0} />
      {texture === null ? null : <rect {...box} fill={texture} />}
    </svg>
  );
}

const stretched = {
  width: '100%',
  height: '100%',
  // A drawing in a line of text has the room of descenders below it.
  display: 'block',
};
