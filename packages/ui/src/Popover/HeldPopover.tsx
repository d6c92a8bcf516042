import { useCallback } from 'react';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { fillRef } from '../refs';
import { breakpoints } from '../tokens';

const ends = ['pointerup', 'pointercancel', 'keyup'] as const;

/**
 * React Aria's `Popover`. Menus open while the mouse is still down, so that one press can go on to an item. On a narrow
 * window a sheet comes up under the pointer instead, and the end of that press must choose nothing.
 */
export function HeldPopover({ ref: outer, ...rest }: AriaPopoverProps & { ref?: React.Ref<HTMLElement> }) {
  const ref = useCallback(
    (element: HTMLElement) => {
      const letGo = fillRef(outer, element);
      const isNarrow = matchMedia(`(width < ${breakpoints.sm}px)`).matches;
      if (!isNarrow || !document.querySelector('[aria-expanded]:active')) return letGo;
      element.style.pointerEvents = 'none';
      const release = () => {
        for (const end of ends) removeEventListener(end, release, true);
        // The click that belongs to it comes next.
        setTimeout(() => {
          element.style.pointerEvents = '';
        });
      };
      for (const end of ends) addEventListener(end, release, true);
      return letGo;
    },
    [outer],
  );
  return <AriaPopover {...rest} ref={ref} />;
}
