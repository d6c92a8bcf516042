import { chartTextures, type ChartTexture } from './chartCues';

/** The lines of each texture in a square of 8 pixels. */
const drawings: Record<Exclude<ChartTexture, 'none'>, string> = {
  diagonal: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  dots: 'M2 2h.01M6 6h.01',
  horizontal: 'M0 2h8M0 6h8',
  'back-diagonal': 'M10 2l-4-4M8 8l-8-8M2 10l-4-4',
  vertical: 'M2 0v8M6 0v8',
  grid: 'M0 4h8M4 0v8',
  zigzag: 'M0 6l2-4l2 4l2-4l2 4',
};

/** The address of a texture for `fill`. @param id of the `ChartTextures` of the same drawing. */
export const textureFill = (id: string, texture: ChartTexture): string | null =>
  texture === 'none' ? null : `url(#${id}-${texture})`;

/** Textures that lie over a colored shape, in the color of the card: the second cue of bars and sectors. */
export function ChartTextures({ id }: { id: string }) {
  return (
    <defs>
      {chartTextures.map((texture) =>
        texture === 'none' ? null : (
          <pattern key={texture} id={`${id}-${texture}`} width={8} height={8} patternUnits="userSpaceOnUse">
            <path
              d={drawings[texture]}
              fill="none"
              stroke="var(--qd-chart-ground)"
              strokeOpacity={0.5}
              strokeWidth={texture === 'dots' ? 2.4 : 1.6}
              strokeLinecap={texture === 'dots' ? 'round' : 'butt'}
            />
          </pattern>
        ),
      )}
    </defs>
  );
}
