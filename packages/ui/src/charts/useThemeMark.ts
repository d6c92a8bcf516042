import { useEffect, useState, type RefObject } from 'react';

const attributes = ['data-theme', 'data-scheme'];

/**
 * What stands for the theme and the scheme of an element: it changes whenever one of its ancestors gets another. For what
 * is drawn with colors and not styled by them.
 */
export function useThemeMark(element: RefObject<Element | null>): string {
  const [mark, setMark] = useState('');
  useEffect(() => {
    const look = () => {
      const names = attributes.map((name) => element.current?.closest(`[${name}]`)?.getAttribute(name) ?? '');
      setMark(names.join(' '));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { attributes: true, attributeFilter: attributes, subtree: true });
    look();
    return () => observer.disconnect();
  }, [element]);
  return mark;
}
