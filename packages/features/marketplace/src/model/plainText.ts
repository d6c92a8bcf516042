/** A stretch of text that stands alone. */
export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

const decode = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return entities.get(name.toLowerCase()) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

const isBlock = (name: string) =>
  /^(?:p|div|h[1-6]|li|tr|blockquote|section|article|pre|table|br|hr|dt|dd)$/.test(name);

/**
 * What HTML says, without being HTML: paragraphs and lists as text. The markup is cut out and never read by the browser,
 * so nothing in it can run or load; what is left over is shown as text only.
 */
export function readTextBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let text = '';
  let items: string[] = [];
  let depth = 0;
  const endLine = () => {
    const line = decode(text).replace(/\s+/g, ' ').trim();
    text = '';
    if (line === '') return;
    if (depth > 0) items.push(line);
    else blocks.push({ kind: 'paragraph', text: line });
  };
  const endList = () => {
    if (items.length > 0) blocks.push({ kind: 'list', items });
    items = [];
  };
  const seen = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '');
  for (const part of seen.split(/(<\/?[a-z][^>]*>?)/i)) {
    const tag = /^<(\/?)([a-z][a-z\d]*)/i.exec(part);
    if (tag === null) {
      text += part;
      continue;
    }
    const name = tag[2]?.toLowerCase() ?? '';
    const isList = name === 'ul' || name === 'ol';
    if (isList || isBlock(name)) endLine();
    if (isList) depth = Math.max(0, depth + (tag[1] === '/' ? -1 : 1));
    if (isList && depth === 0) endList();
  }
  endLine();
  endList();
  return blocks;
}
