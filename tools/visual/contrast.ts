import type { Page } from 'playwright';
import { PNG } from 'pngjs';

/** A color of sRGB: 0 to 255, and how much of it covers what is behind, 0 to 1. */
type Color = readonly [red: number, green: number, blue: number, alpha: number];
type Pixel = readonly [red: number, green: number, blue: number];

/** A text as the page has it now. */
export interface DrawnText {
  readonly target: string;
  readonly color: Color;
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

/** The same page three times. */
export interface Drawings {
  readonly real: PNG;
  /** Without the letters of the texts. */
  readonly ground: PNG;
  /** With their letters in a color that no page has: they differ from the ground wherever a letter can be seen. */
  readonly marked: PNG;
}

/** Of the pixels of a line, so many may have less contrast: a hairline that crosses a letter hides nothing. */
const share = 0.05;
/**
 * Edges of letters are smoothed, and of thin ones there is little else: somewhere in a line they have at least this much of
 * the contrast of their color, or as much as is asked for.
 */
const drawnShare = 0.75;
/** So often a text is scrolled into sight; what is left then is for a person. */
const rounds = 30;
const markColor = '#ff00ff';

/**
 * Measures texts whose ground axe cannot tell, since a layer lies between or they are scrolled out of sight.
 * @param targets selectors of the texts.
 * @returns those that have the contrast which WCAG 2.2 AA asks for, and those that lie behind something and cannot be seen.
 */
export async function decidedTexts(page: Page, targets: readonly string[]): Promise<ReadonlySet<string>> {
  const decided = new Set<string>();
  const remaining = new Set(targets);
  // First as the page stands; then one after another is scrolled into sight, and those that came along with it are read too.
  for (let round = 0; remaining.size > 0 && round <= rounds; round += 1) {
    const [next = ''] = remaining;
    const isScrolled = round > 0;
    const texts = await page.evaluate(drawnTexts, { targets: [...remaining], scrollTo: isScrolled ? next : undefined });
    const place = placeOf(texts, page.viewportSize() ?? { width: 0, height: 0 });
    // Pictures of as little as can be: to make and to read one takes longer than all else.
    const drawings = place && (await drawThrice(page, [...remaining], place));
    for (const text of texts) {
      const isScrolledTo = isScrolled && text.target === next;
      const sight = place && drawings ? look(inPlace(text, place), drawings, isScrolledTo) : 'covered';
      // It is out of sight, or fades at an edge: another round brings it into sight.
      if ((sight === 'partly' || sight === 'covered') && !isScrolledTo) continue;
      remaining.delete(text.target);
      if (sight === 'readable' || sight === 'covered') decided.add(text.target);
    }
    if (isScrolled) remaining.delete(next);
  }
  await page.evaluate(scrollBack);
  return decided;
}

type Box = DrawnText['boxes'][number];

/** The part of the window that the texts stand in; none where all of them are out of sight. */
export function placeOf(
  texts: readonly DrawnText[],
  window: { readonly width: number; readonly height: number },
): Box | undefined {
  const within = (at: number, longest: number) => Math.min(Math.max(at, 0), longest);
  const inSight = texts.flatMap(({ boxes }) =>
    boxes
      .map((box) => ({
        left: within(Math.floor(box.x), window.width),
        top: within(Math.floor(box.y), window.height),
        right: within(Math.ceil(box.x + box.width), window.width),
        bottom: within(Math.ceil(box.y + box.height), window.height),
      }))
      .filter(({ left, top, right, bottom }) => right > left && bottom > top),
  );
  if (inSight.length === 0) return undefined;
  const x = Math.min(...inSight.map(({ left }) => left));
  const y = Math.min(...inSight.map(({ top }) => top));
  const width = Math.max(...inSight.map(({ right }) => right)) - x;
  const height = Math.max(...inSight.map(({ bottom }) => bottom)) - y;
  return { x, y, width, height };
}

/** The text with its lines as they lie in a picture of that place. */
const inPlace = (text: DrawnText, place: Box): DrawnText => ({
  ...text,
  boxes: text.boxes.map((box) => ({ ...box, x: box.x - place.x, y: box.y - place.y })),
});

async function drawThrice(page: Page, targets: readonly string[], clip: Box): Promise<Drawings> {
  const draw = async () => PNG.sync.read(await page.screenshot({ animations: 'disabled', caret: 'hide', clip }));
  const real = await draw();
  await page.evaluate(colorTexts, { targets, color: 'transparent' });
  const ground = await draw();
  await page.evaluate(colorTexts, { targets, color: markColor });
  const marked = await draw();
  await page.evaluate(colorTexts, undefined);
  return { real, ground, marked };
}

/** `partly`: some of its lines cannot be seen, or not as their color is; `covered`: none. */
type Sight = 'readable' | 'unreadable' | 'partly' | 'covered';

/**
 * How a text can be read. Each of its lines has to have the contrast.
 * @param isScrolledTo it is in sight: a line in the window that has no letters is cut off, as those after the end of a preview.
 */
export function look(text: DrawnText, drawings: Drawings, isScrolledTo = false): Sight {
  const lines = linesOf(text.boxes).map((box) => ({ box, letters: lettersIn(box, drawings) }));
  const seen = lines.filter(({ letters }) => letters.length > 0);
  if (seen.length === 0) return 'covered';
  if (!seen.every(({ letters }) => hasContrast(letters, text))) return 'unreadable';
  const isWhole = lines.every(
    ({ box, letters }) => letters.length > 0 || (isScrolledTo && isWithin(box, drawings.real)),
  );
  return isWhole && seen.every(({ letters }) => isDrawn(letters, text)) ? 'readable' : 'partly';
}

/**
 * The lines of a text. Where the writing changes its direction or its font, as for a comma between two of them, the browser
 * has a box for each run of a line; a run of one thin sign has no pixel in the full color of its letters.
 */
function linesOf(boxes: readonly Box[]): readonly Box[] {
  const lines: Box[] = [];
  for (const box of boxes) {
    const before = lines.at(-1);
    if (before && goesOn(before, box)) {
      const x = Math.min(before.x, box.x);
      const width = Math.max(before.x + before.width, box.x + box.width) - x;
      lines[lines.length - 1] = { ...before, x, width };
    } else lines.push(box);
  }
  return lines;
}

/** Whether a box follows right after another, at either end. What stands between two others has a color of its own. */
const goesOn = (before: Box, { x, y, width, height }: Box) =>
  before.y === y && before.height === height && x <= before.x + before.width + 1 && x + width >= before.x - 1;

const isWithin = ({ x, y, width, height }: Box, picture: PNG) =>
  x >= 0 && y >= 0 && x + width <= picture.width && y + height <= picture.height;

interface Letter {
  readonly drawn: Pixel;
  readonly behind: Pixel;
}

/** The pixels of a box on which letters can be seen. */
function lettersIn(box: DrawnText['boxes'][number], { real, ground, marked }: Drawings): Letter[] {
  const letters: Letter[] = [];
  const right = Math.min(real.width, Math.ceil(box.x + box.width));
  const bottom = Math.min(real.height, Math.ceil(box.y + box.height));
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1) {
      const at = (y * real.width + x) * 4;
      const behind = pixelAt(ground, at);
      if (behind.some((part, index) => part !== marked.data[at + index]))
        letters.push({ drawn: pixelAt(real, at), behind });
    }
  }
  return letters;
}

const contrastOf = (color: Color, behind: Pixel) => contrast(over(color, behind), behind);

function hasContrast(letters: readonly Letter[], { color, needed }: DrawnText): boolean {
  const contrasts = letters.map(({ behind }) => contrastOf(color, behind)).toSorted((one, other) => one - other);
  return (contrasts[Math.floor(contrasts.length * share)] ?? 1) >= needed;
}

/** Whether nothing takes contrast away that its color has: no layer over it, no mask, no filter. */
const isDrawn = (letters: readonly Letter[], { color, needed }: DrawnText): boolean =>
  letters.some(
    ({ drawn, behind }) => contrast(drawn, behind) >= Math.min(needed, drawnShare * contrastOf(color, behind)),
  );

const pixelAt = ({ data }: PNG, at: number): Pixel => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];

const over = ([red, green, blue, alpha]: Color, behind: Pixel): Pixel => [
  red * alpha + behind[0] * (1 - alpha),
  green * alpha + behind[1] * (1 - alpha),
  blue * alpha + behind[2] * (1 - alpha),
];

/** Contrast ratio of two colors, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Pixel, other: Pixel): number {
  const brightness = [luminance(one), luminance(other)];
  return (Math.max(...brightness) + 0.05) / (Math.min(...brightness) + 0.05);
}

function luminance([red, green, blue]: Pixel): number {
  const linear = (part: number) => {
    const value = part / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** What these functions note in the page. */
interface MeasuredWindow extends Window {
  /** Where scroll areas stood before texts were scrolled into sight. */
  scrolledForText?: Map<Element, readonly [x: number, y: number]>;
  textColors?: CSSStyleSheet;
}

/** Runs in the page: finds texts and how they are drawn. What was scrolled is noted for `scrollBack`. */
async function drawnTexts({
  targets,
  scrollTo,
}: {
  targets: readonly string[];
  scrollTo: string | undefined;
}): Promise<DrawnText[]> {
  const colorOf = (text: string): Color | undefined => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    // A gradient or pattern is no color.
    if (!canvas || !CSS.supports('color', text)) return undefined;
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  // Its own words, not those of elements in it, which may have another color. A field has none that a range finds.
  const boxesOf = (element: Element): DOMRect[] => {
    if (element.matches('input, textarea, select')) return [element.getBoundingClientRect()];
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return [];
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()];
    });
  };
  const page: MeasuredWindow = window;
  const scrolled = (page.scrolledForText ??= new Map());
  const find = () => (scrollTo === undefined ? null : document.querySelector(scrollTo));
  if (scrollTo !== undefined && find() === null) {
    // A row of a virtual list is there again where the list stood at first.
    for (const [element, [left, top]] of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const wanted = find();
  for (let element: Element | null = wanted; element; element = element.parentElement)
    if (!scrolled.has(element)) scrolled.set(element, [element.scrollLeft, element.scrollTop]);
  wanted?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return targets.flatMap((target): DrawnText[] => {
    const element = document.querySelector(target);
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    const own = colorOf(element instanceof SVGElement ? fill : color);
    const boxes = boxesOf(element).filter(({ width, height }) => width >= 1 && height >= 1);
    if (!own || boxes.length === 0) return [];
    const [red, green, blue] = own;
    let opacity = own[3];
    for (let one: Element | null = element; one; one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity);
    const size = Number.parseFloat(fontSize);
    // 18 pt, or 14 pt in bold letters.
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return [
      {
        target,
        color: [red, green, blue, opacity],
        needed: isLarge ? 3 : 4.5,
        boxes: boxes.map(({ x, y, width, height }) => ({ x, y, width, height })),
      },
    ];
  });
}

/** Runs in the page: draws texts in one color, and in their own again without an argument. */
function colorTexts(change: { targets: readonly string[]; color: string } | undefined): void {
  const page: MeasuredWindow = window;
  const before = page.textColors;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== before);
  delete page.textColors;
  if (!change) return;
  const rules = new CSSStyleSheet();
  const texts = `:is(${change.targets.join()})`;
  rules.replaceSync(
    `${texts} { color: ${change.color} !important; -webkit-text-fill-color: ${change.color} !important; text-shadow: none !important; }
     ${texts}:is(text, tspan) { fill: ${change.color} !important; }`,
  );
  document.adoptedStyleSheets.push(rules);
  page.textColors = rules;
}

/** Runs in the page. */
function scrollBack(): void {
  const page: MeasuredWindow = window;
  for (const [element, [left, top]] of page.scrolledForText ?? []) element.scrollTo({ left, top, behavior: 'instant' });
  delete page.scrolledForText;
}
