import { downloadFile } from '../downloadFile';
import { fileNameOf, writeCsv } from '../recordFile';
import { cueOf } from './chartCues';
import type { ChartRow, ChartRows } from './chartTypes';

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
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'overflow',
] as const;

const namespace = 'http://www.w3.org/2000/svg';
const inset = 20;
const lineHeight = 20;

/** What an exported picture says besides its drawing. */
export interface ChartCaption {
  title: string;
  finding?: string | undefined;
  /** The legend as words, since a picture has no buttons. */
  legend: readonly {
    name: string;
    /** Place of the series in its chart. */
    place: number;
    /** What stands behind the name, such as its value. */
    text?: string | undefined;
  }[];
  /** Writes the legend as a list beside the plot, one name below the other. @default false */
  isList?: boolean | undefined;
}

/**
 * The drawing as a file of its own: title, legend, plot and finding on the color of the card, with every color and font
 * written out.
 */
export function chartSvg(drawing: SVGSVGElement, ground: Element, caption: ChartCaption): string {
  const { width, height } = drawing.getBoundingClientRect();
  const style = getComputedStyle(ground);
  const isList = caption.isList === true;
  const head = inset + lineHeight + (caption.legend.length > 0 && !isList ? lineHeight + 4 : 0);
  const list = isList ? listOf(caption, style.color, ground) : null;
  const tall = Math.max(height, list?.height ?? 0);
  const full = {
    width: inset * 2 + (list === null ? width : Math.max(width + list.width, textWidth(caption))),
    height: head + tall + inset + (caption.finding ? lineHeight + 8 : 0),
  };
  const root = element('svg', {
    xmlns: namespace,
    width: full.width,
    height: full.height,
    viewBox: `0 0 ${full.width} ${full.height}`,
    'font-family': style.fontFamily,
    role: 'img',
  });
  root.append(
    element('title', {}, caption.title),
    element('desc', {}, caption.finding ?? ''),
    element('rect', { width: full.width, height: full.height, fill: style.backgroundColor }),
    element('text', { x: inset, y: inset + 8, 'font-size': 15, 'font-weight': 600, fill: style.color }, caption.title),
    list?.group ?? legendOf(caption, style.color, ground),
  );
  list?.group.setAttribute('transform', `translate(${inset + width} ${head + (tall - list.height) / 2})`);
  const plot = element('g', { transform: `translate(${inset} ${head + (tall - height) / 2})` });
  const canvas = drawing.parentElement?.querySelector<HTMLCanvasElement>('canvas');
  if (canvas) plot.append(element('image', { href: canvas.toDataURL(), width, height }));
  plot.append(...copied(drawing).childNodes);
  root.append(plot);
  if (caption.finding)
    root.append(
      element('text', { x: inset, y: full.height - 16, 'font-size': 13, fill: style.color }, caption.finding),
    );
  return new XMLSerializer().serializeToString(root);
}

function element(name: string, attributes: Record<string, string | number>, text?: string): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text !== undefined) made.textContent = text;
  return made;
}

/** The value of a token where it stands: custom properties mean nothing outside of the page. */
function resolved(color: string, ground: Element): string {
  const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1];
  return name === undefined ? color : getComputedStyle(ground).getPropertyValue(name);
}

function legendOf({ legend }: ChartCaption, color: string, ground: Element): SVGElement {
  const group = element('g', { 'font-size': 13, fill: color });
  let at = inset;
  for (const { name, place } of legend) {
    const swatch = resolved(cueOf(place).color, ground);
    group.append(
      element('rect', { x: at, y: inset + lineHeight, width: 10, height: 10, rx: 2, fill: swatch }),
      element('text', { x: at + 16, y: inset + lineHeight + 9 }, name),
    );
    at += 16 + name.length * 7 + 16;
  }
  return group;
}

const listRow = 24;
const longestName = 40;
/** About how wide a character of 13 px is. */
const listCharacter = 8;

/** Round drawings are narrower than what is written above and below them. */
const textWidth = ({ title, finding = '' }: ChartCaption) =>
  Math.max(Math.min(title.length, longestText) * 9, Math.min(finding.length, longestText) * listCharacter);
const longestText = 120;

/** The legend as rows with a name and what stands behind it, and the room that they take. */
function listOf({ legend }: ChartCaption, color: string, ground: Element) {
  const group = element('g', { 'font-size': 13, fill: color });
  const rows = legend.map(({ name, place, text = '' }) => ({
    place,
    text,
    name: name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name,
  }));
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length)) * listCharacter;
  const width = 24 + 18 + widest(rows.map(({ name }) => name)) + 16 + widest(rows.map(({ text }) => text));
  for (const [index, { name, place, text }] of rows.entries()) {
    const y = index * listRow;
    const swatch = resolved(cueOf(place).color, ground);
    group.append(
      element('rect', { x: 24, y: y + 7, width: 10, height: 10, rx: 2, fill: swatch }),
      element('text', { x: 42, y: y + 16 }, name),
      element('text', { x: width, y: y + 16, 'font-weight': 600, 'text-anchor': 'end' }, text),
    );
  }
  return { group, width, height: rows.length * listRow };
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
  for (const [index, { name }] of columns.entries()) add(name, ({ values }) => values[index] ?? null);
  return writeCsv(Object.fromEntries(heads), rows);
}

export function saveChart(kind: 'svg' | 'png' | 'csv', title: string, content: string | Blob): void {
  const types = { svg: 'image/svg+xml', png: 'image/png', csv: 'text/csv' };
  downloadFile(`${fileNameOf(title, 'chart').slice(0, 100)}.${kind}`, types[kind], content);
}
