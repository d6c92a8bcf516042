import { createElement, type CSSProperties, type ReactNode } from 'react';

/** Attributes whose name is another one in React. */
const propNames = new Map([
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
  ['valign', 'vAlign'],
  ['bgcolor', 'bgColor'],
  ['cellpadding', 'cellPadding'],
  ['cellspacing', 'cellSpacing'],
]);

function styleOf({ style }: HTMLElement): CSSProperties {
  const entries = Array.from(style).map((property) => [
    property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    style.getPropertyValue(property),
  ]);
  return Object.fromEntries(entries) as CSSProperties;
}

function propsOf(element: HTMLElement): Record<string, unknown> {
  // An image that nobody has described is not read by its file's name.
  const props: Record<string, unknown> = element.localName === 'img' ? { alt: '' } : {};
  for (const { name, value } of element.attributes) {
    if (name === 'style') props.style = styleOf(element);
    else props[propNames.get(name) ?? name] = name === 'reversed' ? true : value;
  }
  return props;
}

/** Shows an element in another way; null for one that is shown as it is. */
export type RenderElement = (element: HTMLElement, children: ReactNode[], key: number) => ReactNode;

/** Between their parts stand blanks of the source that mean nothing; React refuses them. */
const blankless = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);

/**
 * A cleaned tree as React elements, one by one: no text is read as HTML again, and what React adds is the page's own.
 * The page has its first heading already, so one of the first level becomes one of the second.
 */
export function toElements(parent: ParentNode & Node, render?: RenderElement): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return blankless.has(parent.nodeName.toLowerCase()) ? null : node.textContent;
    if (!(node instanceof HTMLElement)) return null;
    const tag = node.localName === 'h1' ? 'h2' : node.localName;
    const children = toElements(node, render);
    const own = render?.(node, children, index);
    if (own !== undefined && own !== null) return own;
    const props = { key: index, ...propsOf(node) };
    const element = createElement(tag, props, ...children);
    // A table that is wider than its column scrolls by itself, also by keyboard.
    return tag === 'table'
      ? createElement('div', { key: index, 'data-part': 'table', role: 'group', tabIndex: 0 }, element)
      : element;
  });
}
