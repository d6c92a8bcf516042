import { useRef, useState, type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Menu } from './Menu';

export interface ContextMenuProps extends Omit<ComponentProps<'div'>, 'onContextMenu'> {
  /** Name of the menu. */
  label: string;
  /** Items of the menu, for the element it was asked on. */
  items: (target: Element) => ReactNode;
  /** The place that has the menu: a row, a board, a canvas. */
  children: ReactNode;
}

interface Asked {
  target: Element;
  /** From the start corner of the area, in CSS pixels. */
  x: number;
  y: number;
}

/**
 * Opens a menu where the second button, a long press on Android, Shift+F10 or the menu key asks for it.
 * It repeats what a visible button offers: not everybody finds it.
 */
export function ContextMenu({ label, items, children, ...rest }: ContextMenuProps) {
  const pointRef = useRef<HTMLSpanElement>(null);
  const [asked, setAsked] = useState<Asked>();

  const ask = (area: Element, target: EventTarget, clientX: number, clientY: number) => {
    const box = area.getBoundingClientRect();
    if (target instanceof Element) setAsked({ target, x: clientX - box.left, y: clientY - box.top });
  };
  const handleContextMenu = (event: MouseEvent<HTMLDivElement>) => {
    event.preventDefault();
    ask(event.currentTarget, event.target, event.clientX, event.clientY);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event);
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
    // Not every system turns these keys into a contextmenu event; where it would, it must not open twice.
    event.preventDefault();
    const box = (event.target as Element).getBoundingClientRect();
    ask(event.currentTarget, event.target, box.left + box.width / 2, box.top + box.height / 2);
  };

  return (
    <Area {...rest} onContextMenu={handleContextMenu} onKeyDown={handleKeyDown}>
      {children}
      <Point
        ref={pointRef}
        aria-hidden
        style={{ '--qd-point-left': `${asked?.x ?? 0}px`, '--qd-point-top': `${asked?.y ?? 0}px` }}
      />
      {asked ? (
        <Menu
          aria-label={label}
          triggerRef={pointRef}
          isOpen
          offset={0}
          placement="bottom start"
          onOpenChange={(isOpen) => {
            if (!isOpen) setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        >
          {items(asked.target)}
        </Menu>
      ) : null}
    </Area>
  );
}

const Area = styled.div`
  position: relative;
`;

const Point = styled.span`
  position: absolute;
  inset: var(--qd-point-top) auto auto var(--qd-point-left);
  inline-size: 1px;
  block-size: 1px;
  pointer-events: none;
`;
