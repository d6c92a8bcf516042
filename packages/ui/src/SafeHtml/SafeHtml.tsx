import { createElement, useMemo, type ReactNode } from 'react';
import { CodeBlock } from './CodeBlock';
import { findHeadings, type SafeHeading } from './headings';
import type { SafeHtmlProfile } from './profiles';
import { sanitizeToTree } from './sanitizeHtml';
import { toElements, type RenderElement } from './toElements';

export interface SafeHtmlProps {
  /** As others have written it; at most 1 MB is shown. */
  html: string;
  /** What of it may stay. */
  profile: SafeHtmlProfile;
  /** Stands before the text of a heading, such as a link to it. Headings of `rich` have an id. */
  renderAnchor?: (heading: SafeHeading) => ReactNode;
}

/**
 * HTML of others, without anything that runs or fetches. It has no element of its own: it stands in a `Prose`, a line or
 * a cell. What the sanitiser cannot read is shown as text.
 */
export function SafeHtml({ html, profile, renderAnchor }: SafeHtmlProps) {
  const tree = useMemo(() => sanitizeToTree(html, profile), [html, profile]);
  const headings = useMemo(
    () => (typeof tree === 'string' || profile !== 'rich' ? undefined : findHeadings(tree)),
    [tree, profile],
  );
  if (typeof tree === 'string') return tree;
  const render: RenderElement = (element, children, key) => {
    if (profile === 'rich' && element.localName === 'pre') {
      return <CodeBlock key={key} title={element.title} text={element.textContent} />;
    }
    const heading = headings?.get(element);
    if (heading === undefined) return null;
    const tag = element.localName === 'h1' ? 'h2' : element.localName;
    return createElement(tag, { key: heading.id, id: heading.id, tabIndex: -1 }, renderAnchor?.(heading), children);
  };
  return toElements(tree, render);
}
