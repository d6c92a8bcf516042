import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Prose } from '../Prose';
import { safeHeadings } from './headings';
import { longestHtml, sanitizeHtml } from './sanitizeHtml';
import type { SafeHtmlProfile } from './profiles';
import { SafeHtml, type SafeHtmlProps } from './SafeHtml';
import { hostileHtml } from './testing/hostileHtml';

const guide = `
  <p>The menu of the backlog writes a <strong>CSV</strong>. Or press <kbd>Ctrl</kbd> <kbd>K</kbd> and type <code>export</code>.</p>
  <h2>Import</h2><ol><li>Choose a CSV.</li><li>Check the preview.</li></ol>
  <h2>Columns</h2><table><thead><tr><th>Column</th><th>Value</th></tr></thead>
  <tbody><tr><td>title</td><td>Text</td></tr><tr><td>estimate</td><td>Days</td></tr></tbody></table>
  <h2>Import</h2><pre><code>title,status</code></pre><p>More at <a href="https://example.com/csv">example.com</a>.</p>`;

const args: SafeHtmlProps = { html: guide, profile: 'rich' };

const meta = preview.meta({
  title: 'Components/Data display/SafeHtml',
  component: SafeHtml,
  args,
  parameters: { covers: ['component:@quarterdeck/ui/SafeHtml'] },
  render: (shown) => (
    <Prose>
      <SafeHtml {...shown} />
    </Prose>
  ),
});

/** Headings get ids of the page's own; links of others open elsewhere. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ id }) => id)).toEqual(['section-import', 'section-columns', 'section-import-2']);
    await expect(safeHeadings(guide).map(({ id }) => id)).toEqual(headings.map(({ id }) => id));
    const link = canvas.getByRole('link', { name: 'example.com' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

const mail =
  '<center style="color:#7a0000;position:fixed"><p style="padding:8px;border:1px solid rgb(0,0,0);width:50%">Mail</p></center>';

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {/* Mails are written for white paper. */}
      <div data-testid="mail" style={{ padding: 8, colorScheme: 'light', background: 'Canvas', color: 'CanvasText' }}>
        <SafeHtml profile="mail" html={mail} />
      </div>
      <p>
        <SafeHtml profile="inline" html={'<p><b>Deniz</b> finished <em>Refunds</em></p>'} />
      </p>
      <p>
        <SafeHtml profile="highlight" html="One <mark>crew</mark> &amp; <b>more</b>" />
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText('Mail');
    await expect(paragraph.style.paddingTop).toBe('8px');
    await expect(paragraph.style.borderTopWidth).toBe('1px');
    await expect(paragraph.style.width).toBe('50%');
    await expect(paragraph.parentElement?.style.position).toBe('');
    await expect(paragraph.parentElement?.style.color).toBe('rgb(122, 0, 0)');
    await expect(canvas.getByText('crew')).toHaveProperty('tagName', 'MARK');
    await expect(canvas.getByText('Deniz')).toHaveProperty('tagName', 'B');
  },
});

/** Preformatted text of a guide has its name, numbered lines and a way to copy it. */
export const CodeBlocks = meta.story({
  args: { html: '<pre title="backlog.csv"><code>title,status\nRefunds,Next</code></pre>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refunds,Next')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy backlog.csv' })).toBeVisible();
  },
});

/** With a link before each heading; an image from elsewhere is not asked for and shows its words. */
export const States = meta.story({
  args: {
    html: `${guide}<p><img src="https://evil.example/x.png" alt="Chart of twelve weeks"></p>`,
    renderAnchor: ({ id }) => <a href={`#${id}`}>#</a>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: '#' })).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: 'Chart of twelve weeks' })).not.toHaveAttribute('src');
  },
});

/** 2 MB: the first megabyte is shown, the rest is left out. */
export const LongContent = meta.story({
  args: { html: `${'<p>One page after the other.</p>'.repeat(20)}<p>${'word '.repeat(400_000)}</p><p>The end</p>` },
  render: (shown) => (
    <Prose style={{ maxBlockSize: 320, overflow: 'clip' }}>
      <SafeHtml {...shown} />
    </Prose>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('The end')).toBeNull();
    await expect(canvasElement.textContent.length).toBeLessThan(longestHtml);
    await expect(canvas.getAllByText('One page after the other.')).toHaveLength(20);
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { html: '<h2>قائمة</h2><ul dir="rtl"><li>واحد</li></ul>' },
});

const allowedAttributes =
  /^(?:href|src|alt|title|width|height|dir|lang|style|target|rel|colspan|rowspan|data-part|id|tabindex)$/;
const forbidden =
  'script,style,svg,math,iframe,object,embed,form,input,button,textarea,select,video,audio,picture,source,link,meta,base,template,slot,dialog,map,area,details,xmp,plaintext';

/** What is wrong with markup that was shown; empty when nothing is. */
function faultsOf(root: ParentNode, isPage: boolean): string[] {
  const faults = [...root.querySelectorAll(forbidden)].map(({ localName }) => `<${localName}>`);
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      // The page's own frame of a table scrolls by keyboard; nothing else may look like it.
      if (isPage && element.matches('div[data-part="table"][role="group"][tabindex="0"]:has(> table:only-child)')) {
        if (element.attributes.length !== 3) faults.push('a frame of a table with more than its own');
        break;
      }
      // Ids and places in the tab order are the page's own: beside it only headings have them.
      const isOwn = /^h[1-6]$/.test(element.localName) || name === 'data-part';
      // A browser that has read `is` keeps it; the sanitiser empties it.
      if (!allowedAttributes.test(name) && !(name === 'is' && value === '')) faults.push(name);
      if (/^(?:id|tabindex|data-part)$/.test(name) && !(isPage && isOwn)) faults.push(name);
      if (name === 'href' && !/^(?:https?:|mailto:|tel:|#)/i.test(value)) faults.push(`href ${value}`);
      if (name === 'src' && !value.startsWith('data:image/gif')) faults.push(`src ${value}`);
      if (name === 'style' && /url|image|position|-\d|\d{5}|expression|attr|var|opacity|animation/.test(value)) {
        faults.push(`style ${value}`);
      }
    }
    if (element.localName === 'a' && element.hasAttribute('href') && !element.getAttribute('href')?.startsWith('#')) {
      if (!element.getAttribute('rel')?.includes('noopener')) faults.push('rel');
    }
  }
  return faults;
}

const markupOf = (html: string, profile: SafeHtmlProfile) =>
  // oxlint-disable-next-line typescript/no-base-to-string -- The text of a trusted type is its markup.
  String(sanitizeHtml(html, profile));

const recorder = window as { hostileHtmlRan?: number };

/** Each row shows the text of the table and nothing else: in the tree, and in the markup for a frame. */
export const Hostile = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Prose as="ul">
      {hostileHtml.map(([what, html, , profile = 'rich']) => (
        <li key={what} aria-label={what} style={{ minBlockSize: 32 }}>
          <SafeHtml html={html} profile={profile} />
        </li>
      ))}
    </Prose>
  ),
  play: async ({ canvas }) => {
    await expect(hostileHtml.length).toBeGreaterThan(90);
    const faults = hostileHtml.flatMap(([what, html, seen, profile = 'rich']) => {
      const item = canvas.getByRole('listitem', { name: what });
      const own = faultsOf(item, true);
      if (item.textContent !== seen) own.push(`shows ${JSON.stringify(item.textContent)}`);
      const markup = markupOf(html, profile);
      own.push(...faultsOf(new DOMParser().parseFromString(markup, 'text/html').body, false));
      if (markupOf(markup, profile) !== markup) own.push('is not as it was when cleaned again');
      return own.map((fault) => `${what}: ${fault}`);
    });
    await expect(faults).toEqual([]);
    await expect(recorder.hostileHtmlRan).toBeUndefined();
  },
});

/** The mark of the table would be seen: markup that is not cleaned sets it. */
export const RecorderWorks = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <p>Nothing is shown here.</p>,
  play: async () => {
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.hostileHtmlRan=1');
    image.src = 'data:image/gif;base64,';
    await waitFor(() => expect(recorder.hostileHtmlRan).toBe(1));
    delete recorder.hostileHtmlRan;
  },
});

/** A wide table scrolls by keys, so it is a stop; then come the button of the code and the link. */
export const TablesButtonsAndLinksAreReachedByKey = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('table').parentElement).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'example.com' })).toHaveFocus();
  },
});
