import type { Page } from 'playwright';
import { PNG } from 'pngjs';

/** A colour of sRGB: 0 to 255, and how much of it covers what is behind, 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A text as the page draws it now. */
export interface DrawnText {
  readonly target: string;
  readonly colour: Colour;
  /** What WCAG 1.4.3 asks of a text of this size. */
  readonly needed: number;
  /** Of its lines, in CSS pixels of the window. */
  readonly boxes: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

/** Where the texts' scroll areas stood before, noted in the page. */
type ScrolledWindow = Window & { scrolledForText?: Map<Element, readonly [left: number, top: number]> };

/** Of the pixels that a text covers, so many may have less contrast: a hairline that crosses a letter hides nothing. */
const share = 0.05;

/**
 * Measures texts whose ground axe cannot tell, since a layer lies between or they are scrolled out of sight: each is brought
 * into sight, drawn with and without its text, and compared with what is behind its letters.
 * @param targets selectors of the texts.
 * @returns those that have the contrast which WCAG 2.2 AA asks for, and those that stand behind something and cannot be seen.
 */
export async function readableTexts(page: Page, targets: readonly string[]): Promise<ReadonlySet<string>> {
  const readable = new Set<string>();
  const left = new Set(targets);
  // First as the page stands; then one after another is scrolled into sight, and those that came along with it are read too.
  for (let isScrolled = false; left.size > 0; isScrolled = true) {
    const [next = ''] = left;
    const texts = await page.evaluate(drawnTexts, { targets: [...left], scrollTo: isScrolled ? next : undefined });
    const shot = async () => PNG.sync.read(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    const withText = await shot();
    await page.evaluate(hideTexts, [...left]);
    const ground = await shot();
    await page.evaluate(showTexts);
    for (const text of texts) {
      const contrasts = contrastsOf(text, withText, ground);
      // Clipped or behind something: another round brings it into sight.
      if (contrasts.length === 0 && text.target !== next) continue;
      if (contrasts.length === 0 && !isScrolled) continue;
      left.delete(text.target);
      const lowest = contrasts.toSorted((one, other) => one - other)[Math.floor(contrasts.length * share)];
      if (lowest === undefined || lowest >= text.needed) readable.add(text.target);
    }
    if (isScrolled) left.delete(next);
  }
  await page.evaluate(scrollBack);
  return readable;
}

/** Contrast of a text with what is behind each pixel of its letters; none where it cannot be seen. */
export function contrastsOf({ boxes, colour }: DrawnText, withText: PNG, ground: PNG): number[] {
  const contrasts: number[] = [];
  for (const box of boxes) {
    const right = Math.min(withText.width, Math.ceil(box.x + box.width));
    const bottom = Math.min(withText.height, Math.ceil(box.y + box.height));
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1) {
      for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1) {
        const at = (y * withText.width + x) * 4;
        const behind = pixelAt(ground, at);
        if (behind.every((part, index) => part === withText.data[at + index])) continue;
        contrasts.push(contrast(over(colour, behind), behind));
      }
    }
  }
  return contrasts;
}

type Pixel = readonly [red: number, green: number, blue: number];

const pixelAt = ({ data }: PNG, at: number): Pixel => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];

const over = ([red, green, blue, alpha]: Colour, behind: Pixel): Pixel => [
  red * alpha + behind[0] * (1 - alpha),
  green * alpha + behind[1] * (1 - alpha),
  blue * alpha + behind[2] * (1 - alpha),
];

/** Contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Pixel, other: Pixel): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(pixel: Pixel): number {
  const [red, green, blue] = pixel.map((part) => {
    const value = part / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Runs in the page: finds texts and how they are drawn. What was scrolled is noted for `scrollBack`. */
function drawnTexts({ targets, scrollTo }: { targets: readonly string[]; scrollTo: string | undefined }): DrawnText[] {
  const colourOf = (text: string): Colour => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) return [0, 0, 0, 1];
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const scrolled = ((window as ScrolledWindow).scrolledForText ??= new Map());
  const wanted = scrollTo === undefined ? null : document.querySelector(scrollTo);
  for (let element: Element | null = wanted; element; element = element.parentElement)
    if (!scrolled.has(element)) scrolled.set(element, [element.scrollLeft, element.scrollTop]);
  wanted?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return targets.flatMap((target): DrawnText[] => {
    const element = document.querySelector(target);
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    const [red, green, blue, alpha] = colourOf(element instanceof SVGElement ? fill : color);
    let opacity = alpha;
    for (let one: Element | null = element; one; one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity);
    const size = Number.parseFloat(fontSize);
    // 18 pt, or 14 pt in bold letters.
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return [
      {
        target,
        colour: [red, green, blue, opacity],
        needed: isLarge ? 3 : 4.5,
        boxes: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
      },
    ];
  });
}

/** Runs in the page. */
function hideTexts(targets: readonly string[]): void {
  const rules = new CSSStyleSheet();
  rules.replaceSync(
    `:is(${targets.join()}) { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
     :is(${targets.join()}):is(text, tspan) { fill: transparent !important; stroke: transparent !important; }`,
  );
  document.adoptedStyleSheets.push(rules);
}

/** Runs in the page. */
function showTexts(): void {
  document.adoptedStyleSheets.pop();
}

/** Runs in the page. */
function scrollBack(): void {
  const page = window as ScrolledWindow;
  for (const [element, [left, top]] of page.scrolledForText ?? []) element.scrollTo({ left, top, behavior: 'instant' });
  delete page.scrolledForText;
}
