import { downloadFile } from '../downloadFile';
import { fileNameOf, writeCsv } from '../recordFile';
import type { ChartRow, ChartRows } from './chartTypes';
import { cut } from './labels';
import { inPaperScheme } from './inPaperScheme';

/** What a drawing takes from the page's style sheets and would lose outside of it. */
const looks = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stop-color',
  'stop-opacity',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'overflow',
  'paint-order',
] as const;

const namespace = 'http://www.w3.org/2000/svg';
const inset = 20;
/** About how wide a character of the title of 15 px is, and of the other texts of 13 px. */
const characterWidths = { title: 8.4, text: 7.2 };
const legendRow = 20;
const listRow = 24;
const findingLine = 18;
const longestName = 40;

/** What an exported picture says besides its drawing and its legend. */
export interface ChartCaption {
  title: string;
  finding?: string | undefined;
}

/** The drawing of a chart as SVG, as it stands; undefined while there is none, such as where the table is shown. */
export function drawingOf(frame: HTMLElement | null, caption: ChartCaption): string | undefined {
  const drawing = frame?.querySelector<SVGSVGElement>('[data-part="drawing"]');
  return frame && drawing ? chartSvg(drawing, frame, caption) : undefined;
}

/** The same for paper, which is light. */
export const printDrawingOf = (frame: HTMLElement | null, caption: ChartCaption): string | undefined =>
  inPaperScheme(frame, () => drawingOf(frame, caption));

/**
 * The drawing as a file of its own: title, legend, plot and finding on the color of the card, with every color and font
 * written out. It reads the way the page reads.
 */
function chartSvg(drawing: SVGSVGElement, frame: HTMLElement, { title, finding = '' }: ChartCaption): string {
  const { width, height } = drawing.getBoundingClientRect();
  const style = getComputedStyle(frame);
  const list = listEntries(frame);
  const beside = list.length === 0 ? 0 : listWidth(list);
  const inner = Math.max(width + beside, 280);
  const full = inner + inset * 2;
  const legend = placed(list.length > 0 ? [] : legendEntries(frame), inner);
  const head = inset + 20 + (legend.at(-1)?.bottom ?? 0);
  const tall = Math.max(height, list.length * listRow);
  const sentences = finding === '' ? [] : linesOf(finding, Math.floor(inner / characterWidths.text));
  const foot = sentences.length === 0 ? inset : inset + 10 + sentences.length * findingLine;
  const isRtl = style.direction === 'rtl';
  const textAt = (x: number, y: number, text: string, looks: Record<string, string | number> = {}) =>
    element(
      'text',
      {
        x: isRtl ? full - x : x,
        y,
        'font-size': 13,
        fill: style.color,
        'text-anchor': isRtl ? 'end' : 'start',
        ...looks,
      },
      text,
    );
  const swatchAt = (x: number, y: number, swatch: SVGSVGElement) => {
    const at = isRtl ? full - x - swatch.width.baseVal.value : x;
    return group(at, y - swatch.height.baseVal.value / 2, copied(swatch));
  };

  const root = element('svg', {
    xmlns: namespace,
    width: full,
    height: head + tall + foot,
    viewBox: `0 0 ${full} ${head + tall + foot}`,
    'font-family': style.fontFamily,
    role: 'img',
  });
  root.append(
    element('title', {}, title),
    element('desc', {}, finding),
    element('rect', { width: full, height: head + tall + foot, fill: groundOf(frame) }),
    textAt(inset, inset + 8, cut(title, Math.floor(inner / characterWidths.title)), {
      'font-size': 15,
      'font-weight': 600,
    }),
  );
  for (const { swatch, name, x, y } of legend) {
    root.append(
      swatchAt(inset + x, inset + 14 + y + legendRow / 2, swatch),
      textAt(inset + x + swatch.width.baseVal.value + 6, inset + 18 + y + legendRow / 2, name),
    );
  }
  const plot = group(
    isRtl ? full - inset - width : inset,
    head + (tall - height) / 2,
    copied(drawing),
    canvasOf(drawing, width, height),
  );
  root.append(plot);
  const listTop = head + (tall - list.length * listRow) / 2;
  for (const [index, { swatch, name, text }] of list.entries()) {
    const middle = listTop + (index + 0.5) * listRow;
    const end = inset + width + beside;
    root.append(
      swatchAt(inset + width + 24, middle, swatch),
      textAt(inset + width + 42, middle + 4, name),
      textAt(end, middle + 4, text, { 'font-weight': 600, 'text-anchor': isRtl ? 'start' : 'end' }),
    );
  }
  for (const [index, sentence] of sentences.entries())
    root.append(textAt(inset, head + tall + 22 + index * findingLine, sentence));
  return new XMLSerializer().serializeToString(root);
}

/** The color behind a chart: its own, or that of what it stands on. */
function groundOf(frame: HTMLElement): string {
  for (let box: HTMLElement | null = frame; box; box = box.parentElement) {
    const { backgroundColor } = getComputedStyle(box);
    if (backgroundColor !== 'transparent' && !backgroundColor.endsWith(', 0)')) return backgroundColor;
  }
  return getComputedStyle(frame).colorScheme === 'dark' ? 'black' : 'white';
}

/** A sentence in as many lines as it takes. @param most characters of a line. */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(cut(word, most));
  }
  return lines;
}

function element(name: string, attributes: Record<string, string | number>, text?: string): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text !== undefined) made.textContent = text;
  return made;
}

function group(x: number, y: number, content: SVGSVGElement, below: readonly SVGElement[] = []): SVGElement {
  const made = element('g', { transform: `translate(${x} ${y})` });
  made.append(...below, ...content.childNodes);
  return made;
}

/** The marks that are pixels. */
function canvasOf(drawing: SVGSVGElement, width: number, height: number): SVGElement[] {
  const canvas = drawing.parentElement?.querySelector<HTMLCanvasElement>('canvas');
  return canvas ? [element('image', { href: canvas.toDataURL(), width, height })] : [];
}

/** A series or a part as the chart shows it. */
interface LegendEntry {
  swatch: SVGSVGElement;
  name: string;
  /** Its value, where the chart says it. */
  text: string;
}

const entriesOf = (frame: HTMLElement, selector: string): LegendEntry[] =>
  [...frame.querySelectorAll(selector)].flatMap((entry) => {
    const swatch = entry.querySelector<SVGSVGElement>('[data-part="swatch"]');
    const name = entry.querySelector('[data-part="name"]');
    if (!swatch || !name) return [];
    const values = [...entry.children].filter((part) => part !== swatch && part !== name && part.textContent !== '');
    const text = values.map(({ textContent }) => textContent).join(' · ');
    return [{ swatch, name: cut(name.textContent, longestName), text }];
  });

/** The series that are not switched off. */
const legendEntries = (frame: HTMLElement) => entriesOf(frame, '[data-part="legend"] > :not([aria-pressed="false"])');
const listEntries = (frame: HTMLElement) => entriesOf(frame, '[data-part="list"] > *');

function listWidth(list: readonly LegendEntry[]): number {
  const longest = (texts: readonly string[]) =>
    Math.max(0, ...texts.map(({ length }) => length)) * characterWidths.text;
  return 42 + longest(list.map(({ name }) => name)) + 16 + longest(list.map(({ text }) => text));
}

/** The entries beside each other, in as many rows as they take. */
function placed(entries: readonly LegendEntry[], width: number) {
  let [x, y] = [0, 0];
  return entries.map((entry) => {
    const needed = entry.swatch.width.baseVal.value + 6 + entry.name.length * characterWidths.text;
    if (x > 0 && x + needed > width) [x, y] = [0, y + legendRow];
    const at = { ...entry, x, y, bottom: y + legendRow + 8 };
    x += needed + 16;
    return at;
  });
}

/** The drawing with the looks of each of its parts, without the cursor. */
function copied(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll<SVGElement>('*');
  for (const [index, part] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const original = originals[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const look of looks) part.setAttribute(look, style.getPropertyValue(look));
    part.removeAttribute('class');
    part.removeAttribute('style');
  }
  for (const cursor of copy.querySelectorAll('[data-part="cursor"]')) cursor.remove();
  return copy;
}

/** Twice as many pixels as on the screen, so that print and dense displays stay sharp. */
const pngScale = 2;

/** @throws Error where the browser cannot draw it. */
export async function chartPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * pngScale;
  canvas.height = image.height * pngScale;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser made no picture of the chart');
  return blob;
}

/** Every point as a row for spreadsheets: numbers stay numbers, a gap is an empty cell. */
export function chartCsv({ pointsName, columns, rows }: ChartRows): string {
  const heads = new Map<string, (row: ChartRow) => string | number | null>();
  /** Two series may have one name; a file keeps both. */
  const add = (name: string, cellOf: (row: ChartRow) => string | number | null) => {
    let head = name;
    for (let count = 2; heads.has(head); count += 1) head = `${name} (${count})`;
    heads.set(head, cellOf);
  };
  add(pointsName, ({ name }) => name);
  for (const [index, { name, isShare = false }] of columns.entries()) {
    const head = isShare && !name.includes('%') ? `${name} (%)` : name;
    add(head, ({ values }) => {
      const value = values[index] ?? null;
      // Without the zeros and nines that binary fractions end in.
      return value === null || !isShare ? value : Number((value * 100).toPrecision(6));
    });
  }
  return writeCsv(Object.fromEntries(heads), rows);
}

export function saveChart(kind: 'svg' | 'png' | 'csv', title: string, content: string | Blob): void {
  const types = { svg: 'image/svg+xml', png: 'image/png', csv: 'text/csv' };
  downloadFile(`${fileNameOf(title, 'chart').slice(0, 100)}.${kind}`, types[kind], content);
}
