import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many children of a wrapping row stand in its first line; follows the width of the row. */
export function useOverflow(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const { current } = row;
    const around = current?.parentElement;
    if (!current || !around) return undefined;
    const look = () => {
      const shown = [...current.children].filter((child) => child instanceof HTMLElement);
      const top = shown[0]?.offsetTop ?? 0;
      const wrapped = shown.findIndex((child) => child.offsetTop > top);
      setFitting(wrapped === -1 ? shown.length : wrapped);
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    sizes.observe(around);
    const children = new MutationObserver(look);
    children.observe(current, { childList: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }, [row]);
  return Math.min(fitting, count);
}
