import { mailStyles, richStyles } from './styleFilter';

/** What may stay of HTML that others have written. All else is taken out; its text stays. */
export interface Profile {
  tags: readonly string[];
  attributes: readonly string[];
  /** Properties of inline style, in longhand; none without `style` among the attributes. */
  styles: ReadonlySet<string>;
}

const inlineTags = ['b', 'strong', 'i', 'em', 'u', 'code', 'br', 'a'];

const richTags = inlineTags.concat(
  ['p', 'div', 'span', 'blockquote', 'pre', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'img', 'figure', 'figcaption'],
  ['s', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'kbd', 'samp', 'var', 'abbr', 'cite', 'q'],
  ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
);

const richAttributes = ['href', 'src', 'alt', 'title', 'width', 'height', 'dir', 'lang', 'style'].concat([
  'colspan',
  'rowspan',
  'scope',
  'start',
  'reversed',
  'value',
  'span',
]);

const noStyles: ReadonlySet<string> = new Set();

export const profiles = {
  /** A message of a mailbox, with the presentation that mails are written with. */
  mail: {
    tags: [...richTags, 'center', 'font', 'strike', 'big', 'tt', 'address', 'bdi', 'bdo', 'wbr'],
    attributes: richAttributes.concat(
      ['align', 'valign', 'bgcolor', 'color', 'face', 'size'],
      ['border', 'cellpadding', 'cellspacing'],
    ),
    styles: mailStyles,
  },
  /** Guides and notes: the page's own type and colours. */
  rich: { tags: richTags, attributes: richAttributes, styles: richStyles },
  /** One line, such as a notification. */
  inline: { tags: inlineTags, attributes: ['href', 'title', 'dir', 'lang'], styles: noStyles },
  /** What a search marked. */
  highlight: { tags: ['mark'], attributes: [], styles: noStyles },
} satisfies Record<string, Profile>;

export type SafeHtmlProfile = keyof typeof profiles;
