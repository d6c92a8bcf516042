import { Popover } from '@quarterdeck/ui/Popover';
import { useMemo, type ReactNode } from 'react';
import type { OnDemandProps } from './makeOnDemand';

export interface HeaderPopoverProps extends OnDemandProps {
  label: string;
  /** Whether a press elsewhere leaves it open, since something is typed in it. @default false */
  staysOpen?: boolean;
  children: ReactNode;
}

/** A panel below its button in the header; on phones it fills the screen. */
export function HeaderPopover({ anchor, onClose, label, staysOpen = false, children }: HeaderPopoverProps) {
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Popover
      triggerRef={trigger}
      isOpen
      placement="bottom end"
      offset={offsetOf(anchor)}
      padding="none"
      onPhones="screen"
      label={label}
      shouldCloseOnInteractOutside={() => !staysOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {children}
    </Popover>
  );
}

/** Pixels from the button to the panel, which hangs 8 px below the header that the button stands in. */
function offsetOf(anchor: HTMLElement): number {
  const header = anchor.closest('header')?.getBoundingClientRect();
  return header ? Math.max(0, header.bottom - anchor.getBoundingClientRect().bottom) + 8 : 8;
}
