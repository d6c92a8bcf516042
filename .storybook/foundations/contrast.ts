import type { ColorToken } from '@quarterdeck/ui/tokens';

/** A text colour and what it stands on; 4.5 to 1 is the least. Source: WCAG 2.2, 1.4.3. */
export interface TextPair {
  text: ColorToken;
  on: ColorToken;
}

export const leastRatio = 4.5;

const surfaces = ['surface.canvas', 'surface.sheet', 'surface.card', 'surface.sunken', 'surface.overlay'] as const;
const texts = ['text.primary', 'text.secondary', 'text.tertiary', 'text.accent', 'text.link'] as const;
const statuses = ['success', 'warning', 'danger', 'info'] as const;

/** The pairs that the kit writes with. */
export const textPairs: readonly TextPair[] = [
  ...texts.flatMap((text) => surfaces.map((on) => ({ text, on }))),
  { text: 'text.inverse', on: 'surface.inverse' },
  { text: 'accent.on-solid', on: 'accent.solid' },
  { text: 'accent.on-solid', on: 'accent.solid-hover' },
  { text: 'accent.text', on: 'accent.subtle' },
  { text: 'hull.text', on: 'hull.background' },
  { text: 'hull.text-secondary', on: 'hull.background' },
  { text: 'mark.text', on: 'mark.background' },
  { text: 'selection.text', on: 'selection.background' },
  ...statuses.flatMap((status): TextPair[] => [
    { text: `${status}.text`, on: `${status}.subtle` },
    { text: `${status}.text`, on: 'surface.card' },
    { text: `${status}.on-solid`, on: `${status}.solid` },
  ]),
];

type Rgb = readonly [red: number, green: number, blue: number];

const canvas = document.createElement('canvas');
canvas.width = 1;
canvas.height = 1;
const pixel = canvas.getContext('2d', { willReadFrequently: true });

/** Paints colours over each other, the first at the bottom, so that translucent ones count as they are seen. */
function paint(...colors: readonly string[]): Rgb {
  if (!pixel) return [0, 0, 0];
  pixel.clearRect(0, 0, 1, 1);
  for (const color of colors) {
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Relative luminance. Source: WCAG 2.2, definition of the same name. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of a text on a ground, from 1 to 21. `below` is what shows through a translucent ground. */
export function contrastOf(text: string, on: string, below: string): number {
  const ground = luminance(paint(below, on));
  const letters = luminance(paint(below, on, text));
  return (Math.max(ground, letters) + 0.05) / (Math.min(ground, letters) + 0.05);
}
