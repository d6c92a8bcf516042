import { useId, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { OverlayPartsContext } from '../overlay';
import { Column, DragArea, ModalSheet, SheetScrim, StandingSheet } from './BottomSheet.styles';
import { useDetent, type Detent } from './detents';
import { SheetHandle } from './SheetHandle';
import { useSheetDrag } from './useSheetDrag';

export interface BottomSheetProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** `SheetHeader`, `SheetBody`, `SheetFooter`. Without a header give `aria-label`. */
  children: ReactNode;
  isOpen: boolean;
  /** Called with false by Escape where it is modal, by Close, a press on the scrim and a drag below the smallest detent. */
  onOpenChange: (isOpen: boolean) => void;
  /** Heights it stops at, smallest first. @default ['half', 'full'] */
  detents?: readonly Detent[];
  /** The height it opens at. @default the first of `detents` */
  defaultDetent?: Detent;
  onDetentChange?: (detent: Detent) => void;
  /** A modal sheet waits for an answer; others stand over the page's end and leave it usable. @default true */
  isModal?: boolean;
}

const both: readonly Detent[] = ['half', 'full'];

/** A sheet at the lower edge of a phone: peeking, half or full. A finger drags it by whatever does not scroll. */
export function BottomSheet({
  children,
  isOpen,
  onOpenChange,
  detents = both,
  defaultDetent = detents[0] ?? 'half',
  onDetentChange,
  isModal = true,
  ...rest
}: BottomSheetProps) {
  const titleId = useId();
  const descriptionId = useId();
  const parts = useMemo(
    () => ({ titleId, descriptionId, close: () => onOpenChange(false), hasBack: false }),
    [titleId, descriptionId, onOpenChange],
  );
  const { detent, setDetent } = useDetent(defaultDetent, isOpen, onDetentChange);
  const [dragged, setDragged] = useState<number | null>(null);
  const named = rest['aria-label'] === undefined ? { 'aria-labelledby': titleId } : {};
  const height = dragged === null ? undefined : { blockSize: dragged };
  const { handlers, wasDragged } = useSheetDrag({
    detents,
    detent,
    canDismiss: isModal,
    onChange: setDetent,
    onDrag: setDragged,
    onDismiss: parts.close,
  });
  const content = (
    <OverlayPartsContext value={parts}>
      <DragArea {...handlers}>
        <SheetHandle detents={detents} detent={detent} onChange={setDetent} wasDragged={wasDragged} />
        {children}
      </DragArea>
    </OverlayPartsContext>
  );
  if (!isModal) {
    return isOpen ? (
      <StandingSheet data-detent={detent} {...named} {...rest} style={{ ...height, ...rest.style }}>
        {content}
      </StandingSheet>
    ) : null;
  }
  return (
    <SheetScrim isOpen={isOpen} isDismissable onOpenChange={onOpenChange}>
      <ModalSheet data-detent={detent} style={height ?? {}}>
        <Column as={Dialog} {...named} {...rest}>
          {content}
        </Column>
      </ModalSheet>
    </SheetScrim>
  );
}
