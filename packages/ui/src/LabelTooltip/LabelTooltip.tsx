import { use, useEffect, type RefObject } from 'react';
import { TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { Tooltip, TooltipTrigger } from '../Tooltip';
import { useLatestCallback } from '../latestCallback';

export interface LabelTooltipProps {
  /** The element the tooltip stands beside. */
  anchorRef: RefObject<Element | null>;
  /** The visible form of a name that assistive technology already reads from the element. */
  label: string;
  isHovered: boolean;
  isFocusVisible: boolean;
  isPressed: boolean;
}

/**
 * The tooltip of a button without visible text. It is told about hover and focus, so that it can be
 * loaded after the first of them without the button being mounted anew.
 */
export function LabelTooltip(props: LabelTooltipProps) {
  return (
    <TooltipTrigger>
      <Shown {...props} />
    </TooltipTrigger>
  );
}

/** Whether the pointer or the focus is at what the label belongs to; the label itself learns it a moment later. */
function isPointedAt(anchor: Element | null): boolean {
  return anchor?.parentElement?.matches(':hover, :focus-within') ?? false;
}

function Shown({ anchorRef, label, isHovered, isFocusVisible, isPressed }: LabelTooltipProps) {
  const state = use(TooltipTriggerStateContext);
  const follow = useLatestCallback((hovered: boolean, focused: boolean, pressed: boolean) => {
    if (!pressed && (hovered || focused)) state?.open(focused);
    else state?.close(true);
  });
  useEffect(() => follow(isHovered, isFocusVisible, isPressed), [isHovered, isFocusVisible, isPressed, follow]);

  const isOpen = state?.isOpen ?? false;
  const hide = useLatestCallback((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog around the button stays: Escape hides the topmost thing only. A label that is leaving is none.
    if (isPointedAt(anchorRef.current)) event.stopPropagation();
    state?.close(true);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: KeyboardEvent) => hide(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, [isOpen, hide]);

  return <Tooltip triggerRef={anchorRef}>{label}</Tooltip>;
}
