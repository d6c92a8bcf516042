import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { escaped } from '../escaped.ts';
import { countsOf, groupByDifference, isAcceptable, type Report, type Result } from '../results.ts';

/** Of a group that changed in the same way, so many are drawn in the page; the files of all lie beside it. */
const drawnPerGroup = 12;
/** So many are drawn at all: the page is to open on any machine. */
const drawnAtMost = 300;

/** What the page cannot know of itself. */
export interface PageSetting {
  /** Folder of the report. */
  readonly out: string;
  /** Where its links find the workbench. */
  readonly address: string;
  /** What accepts all that can be accepted; names after it choose. */
  readonly acceptCommand: string;
}

/** The report as one page that needs no other file. */
export async function reportPage(report: Report, { out, address, acceptCommand }: PageSetting): Promise<string> {
  const shown = report.results.filter(({ verdict }) => verdict !== 'pass');
  let left = drawnAtMost;
  const sections: string[] = [];
  for (const group of groupByDifference(shown)) {
    const drawn = group.slice(0, Math.min(drawnPerGroup, left));
    left -= drawn.length;
    const items = await Promise.all(drawn.map((result) => itemOf(result, out, address)));
    sections.push(groupOf(group, items, drawn.length));
  }
  const assets = ['report.css', 'report.js'].map((file) => readFile(path.join(import.meta.dirname, file), 'utf8'));
  const [style, script] = await Promise.all(assets);
  const counts = countsOf(report.results) || 'No picture';
  const warning =
    report.otherEnvironment.length === 0
      ? ''
      : `<p class="warning">The locks were made with another ${escaped(report.otherEnvironment.join(', '))}: only the comparison with the base counts.</p>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(counts)}</title><style>${style}</style>
<header><h1>${escaped(counts)}</h1>${warning}
${shown.length === 0 ? '' : toolsOf(shown, acceptCommand)}</header>
<main>${shown.length === 0 ? '<p>Nothing is to be decided.</p>' : sections.join('\n')}</main><script>${script}</script></html>
`;
}

/** Keys and the command; how to see what was there before, where no picture of that is known. */
function toolsOf(shown: readonly Result[], acceptCommand: string): string {
  const isKnown = shown.some(({ pictures }) => pictures.before !== undefined);
  const compare = isKnown
    ? ' · <kbd>b</kbd> blink · <kbd>s</kbd> slider, <kbd>←</kbd> <kbd>→</kbd> move it · <kbd>d</kbd> side by side'
    : '';
  const isUnseen = shown.some(({ verdict, pictures }) => verdict === 'changed' && pictures.before === undefined);
  const hint = !isUnseen
    ? ''
    : '<p>A lock knows only whether a picture is another one. <code>--base-ref main</code> shows before and difference.</p>';
  return `<p><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>a</kbd> accept${compare}</p>
<p><button id="copy" data-command="${escaped(acceptCommand)}" data-all="${shown.filter(isAcceptable).length}" disabled>Choose what to accept</button></p>${hint}`;
}

function groupOf(group: readonly Result[], items: readonly string[], drawn: number): string {
  const [first] = group;
  if (!first) return '';
  const rest = group
    .slice(drawn)
    .map(({ key, difference }) => `<li>${escaped(`${key} ${difference?.summary ?? ''}`)}</li>`);
  const others =
    rest.length === 0
      ? ''
      : `<details><summary>${rest.length} more like these</summary><ul>${rest.join('')}</ul></details>`;
  const keys = group.filter(isAcceptable).map(({ key }) => key);
  const button =
    keys.length < 2
      ? ''
      : `<button class="group" data-keys="${escaped(keys.join(' '))}">Accept all ${keys.length}</button>`;
  const pictures = group.length === 1 ? '1 picture' : `${group.length} pictures`;
  const kind = first.difference?.kind ? ` · ${escaped(first.difference.kind)}` : '';
  return `<section><h2>${first.verdict} · ${pictures}${kind} ${button}</h2>${items.join('')}${others}</section>`;
}

async function itemOf(result: Result, out: string, workbenchAddress: string): Promise<string> {
  const { key, title, mode, difference, failures, deltas, pictures, storyId } = result;
  const picture = async (name: 'before' | 'after' | 'difference') => {
    const file = pictures[name];
    if (file === undefined) return '';
    const data = (await readFile(path.join(out, file))).toString('base64');
    return `<figure class="${name}"><img alt="" src="data:image/png;base64,${data}"><figcaption>${name}</figcaption></figure>`;
  };
  const drawn = await Promise.all((['before', 'after', 'difference'] as const).map(picture));
  const [viewport, scheme] = mode.split('-');
  const link = `${workbenchAddress}?path=/story/${storyId}&globals=scheme:${scheme};viewport.value:${viewport}`;
  const list = (name: string, texts: readonly string[]) =>
    texts.length === 0
      ? ''
      : `<ul class="${name}">${texts.map((text) => `<li>${escaped(text.slice(0, 1000))}</li>`).join('')}</ul>`;
  const accepts = isAcceptable(result) ? `<label><input type="checkbox"> accept</label>` : '';
  return `<article tabindex="-1" data-key="${escaped(key)}"><h3>${escaped(title)} <small>${escaped(mode)}</small> ${accepts}
<a href="${escaped(link)}" target="_blank" rel="noreferrer">live</a> <small>${escaped(difference?.summary ?? '')}</small></h3>
${list('failures', failures)}${list('deltas', deltas)}<div class="pictures">${drawn.join('')}</div></article>`;
}
