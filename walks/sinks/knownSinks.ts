import type { Sink } from './findSinks.ts';

interface KnownSink extends Sink {
  /** Why the shipped policy neither stops it nor is weakened by it. */
  readonly why: string;
}

/** What the built site may hold, reviewed one by one. In the order of `findSinks`. */
export const knownSinks: readonly KnownSink[] = [
  {
    kind: '__html',
    owner: 'react-dom',
    count: 7,
    why: 'The property dangerouslySetInnerHTML, which no component here gives; the policy would refuse its text.',
  },
  {
    kind: 'eval',
    owner: 'reduce-css-calc',
    count: 1,
    why: 'A method of that name of the parser of sums that comes along with the axes of the charts; it runs no code.',
  },
  {
    kind: 'handler attribute',
    owner: 'react-dom',
    count: 1,
    why: 'Asks an old browser whether it knows the input event; all that know trusted types do, and it is not reached.',
  },
  {
    kind: 'import of a variable',
    owner: 'react-router',
    count: 1,
    why: 'Loads route modules of its framework mode, which the site does not use.',
  },
  {
    kind: 'innerHTML',
    owner: 'dompurify',
    count: 4,
    why: 'Reads markup while it cleans, and writes the text of its own policy into a document that is never shown.',
  },
  {
    kind: 'innerHTML',
    owner: 'react-aria',
    count: 2,
    why: 'The announcer empties its two logs with the empty text: the one that the kit’s default policy lets through.',
  },
  {
    kind: 'innerHTML',
    owner: 'react-dom',
    count: 5,
    why: 'Where dangerouslySetInnerHTML is set, and the making of a script element; no component here asks for either.',
  },
  {
    kind: 'javascript:',
    owner: 'react-dom',
    count: 3,
    why: 'The pattern and the text by which React turns such addresses away; script-src would stop them too.',
  },
  {
    kind: 'javascript:',
    owner: 'react-router',
    count: 1,
    why: 'One of the protocols that it refuses to lead to.',
  },
  {
    kind: 'outerHTML',
    owner: 'dompurify',
    count: 1,
    why: 'Reads a whole document as text, which no profile of the kit asks for.',
  },
  {
    kind: 'parseFromString',
    owner: 'dompurify',
    count: 1,
    why: 'Parses what is to be cleaned, as text of its own policy, into a document that runs nothing.',
  },
  {
    kind: 'script element',
    owner: '@stripe/stripe-js',
    count: 1,
    why: 'Loads the provider’s script where a key is set; the default policy then trusts that one host.',
  },
  {
    kind: 'script element',
    owner: 'react-dom',
    count: 3,
    why: 'Its preloading of scripts, which no component here asks for; the policy would refuse their addresses.',
  },
  {
    kind: 'trusted types policy',
    owner: 'dompurify',
    count: 2,
    why: 'Its own policy “dompurify”, which the shipped policy names, and the question whether the browser has any.',
  },
  {
    kind: 'trusted types policy',
    owner: 'packages/ui/src/trustedTypes/trustedTypes.ts',
    count: 1,
    why: 'The default policy itself: the empty text as HTML, and scripts of hosts that were named.',
  },
];
