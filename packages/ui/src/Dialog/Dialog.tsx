import { useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { useFocusLeftBehind } from '../keptFocus';
import { OverlayPartsContext, Scrim } from '../overlay';
import { Column, Sheet, type DialogSize } from './Dialog.styles';

export interface DialogProps extends Omit<ComponentProps<'section'>, 'children'> {
  isOpen: boolean;
  /** Called with false by Escape, Close and a press on the scrim. */
  onOpenChange: (isOpen: boolean) => void;
  /** `DialogHeader`, `DialogBody`, `DialogFooter`. Without a header give `aria-label`. */
  children: ReactNode;
  /** 400, 560, 600 (`editor`, which fills a phone), 720 or 960 px wide, or the whole window; on phones the whole width. @default 'md' */
  size?: DialogSize;
  /** Whether a press outside closes it. Not where typed text would be lost. @default true */
  isDismissable?: boolean;
  /** `alertdialog` interrupts; use the AlertDialog component. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A window over the page, which waits. The focus goes to a field with `autoFocus`, else to the dialog
 * itself, and returns to where it was.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  children,
  size = 'md',
  isDismissable = true,
  role = 'dialog',
  ...rest
}: DialogProps) {
  const titleId = useId();
  const descriptionId = useId();
  const parts = useMemo(
    () => ({ titleId, descriptionId, close: () => onOpenChange(false), hasBack: false }),
    [titleId, descriptionId, onOpenChange],
  );
  const named = rest['aria-label'] === undefined ? { 'aria-labelledby': titleId } : {};
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable}>
      <Sheet $size={size}>
        <Column as={AriaDialog} role={role} {...named} {...rest}>
          <OverlayPartsContext value={parts}>
            <Content>{children}</Content>
          </OverlayPartsContext>
        </Column>
      </Sheet>
    </Scrim>
  );
}

/** Lives as long as the dialog is open. */
function Content({ children }: { children: ReactNode }) {
  // What opened it may be an entry of a menu or a row, and have gone.
  useFocusLeftBehind();
  return children;
}
