import { useEffect, useId, useMemo, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { OverlayPartsContext } from '../overlay';
import type { Breakpoint } from '../tokens';
import { useIsFrom } from '../viewport';
import { Beside, Column, DrawerScrim, Surface, drawerWidths, type DrawerSize } from './Drawer.styles';
import { ResizeHandle, useDrawerWidth } from './ResizeHandle';

export interface DrawerProps extends Omit<ComponentProps<'section'>, 'ref' | 'children'> {
  isOpen: boolean;
  /** Called with false by Escape, Close, Back and a press on the scrim. */
  onOpenChange: (isOpen: boolean) => void;
  /** `DrawerHeader`, `DrawerBody`, `DrawerFooter`. Without a header give `aria-label`. */
  children: ReactNode;
  /** @default 'end' */
  edge?: 'start' | 'end';
  /** 400, 440, 520 or 720 px wide; on phones always the whole screen. @default 'sm' */
  size?: DrawerSize;
  /**
   * From this width of the window the drawer is not modal: it stands in the flow beside its
   * neighbours and pushes them. Below, and without it, it lies over the page.
   */
  besideFrom?: Breakpoint;
  /** A handle at the inner edge, for the pointer and the arrow keys. @default false */
  isResizable?: boolean;
  /** Whether a drawer beside takes the focus when it opens; a modal one always does. @default true */
  takesFocus?: boolean;
}

/** A panel at an edge of the window, or beside the content it belongs to. */
export function Drawer({
  isOpen,
  onOpenChange,
  children,
  edge = 'end',
  size = 'sm',
  besideFrom,
  isResizable = false,
  takesFocus = true,
  ...rest
}: DrawerProps) {
  const isBeside = useIsFrom(besideFrom ?? 'xl') && besideFrom !== undefined;
  const isPhone = !useIsFrom('sm');
  const [width, setWidth] = useDrawerWidth(drawerWidths[size]);
  const titleId = useId();
  const descriptionId = useId();
  const parts = useMemo(
    () => ({ titleId, descriptionId, close: () => onOpenChange(false), hasBack: isPhone }),
    [titleId, descriptionId, onOpenChange, isPhone],
  );
  const named = rest['aria-label'] === undefined ? { 'aria-labelledby': titleId } : {};
  const content = (
    <OverlayPartsContext value={parts}>
      {isResizable && !isPhone ? <ResizeHandle edge={edge} width={width} onChange={setWidth} /> : null}
      {children}
    </OverlayPartsContext>
  );
  if (isBeside) {
    return isOpen ? (
      <BesideDrawer {...named} {...rest} edge={edge} width={width} takesFocus={takesFocus} onClose={parts.close}>
        {content}
      </BesideDrawer>
    ) : null;
  }
  return (
    <DrawerScrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Surface as={Modal} data-edge={edge} $width={width}>
        <Column as={Dialog} {...named} {...rest}>
          {content}
        </Column>
      </Surface>
    </DrawerScrim>
  );
}

interface BesideDrawerProps extends Omit<ComponentProps<'section'>, 'ref'> {
  edge: 'start' | 'end';
  width: number;
  takesFocus: boolean;
  onClose: () => void;
}

function BesideDrawer({ edge, width, takesFocus, onClose, children, ...rest }: BesideDrawerProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const region = panel.current;
    if (takesFocus) region?.focus({ preventScroll: true });
    return () => {
      // Focus that is still inside would be lost with the panel; elsewhere it is left alone.
      const isInside = document.activeElement === document.body || region?.contains(document.activeElement);
      if (isInside && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [takesFocus]);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    rest.onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // An open list or calendar in the panel closes first; keys of its popover only pass through here.
    const target = event.target instanceof Element ? event.target : null;
    if (!panel.current?.contains(target) || target?.closest('[aria-expanded="true"]')) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Beside ref={panel} tabIndex={-1} data-edge={edge} $width={width} {...rest} onKeyDown={handleKeyDown}>
      {children}
    </Beside>
  );
}
