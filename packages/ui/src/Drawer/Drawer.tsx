import { useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../hydrated';
import { OverlayPartsContext } from '../overlay';
import type { Breakpoint } from '../tokens';
import { useIsFrom } from '../viewport';
import { drawerWidths, Place, type DrawerSize } from './Drawer.styles';
import { DrawerPanel } from './DrawerPanel';
import { ResizeHandle, useDrawerWidth } from './ResizeHandle';
import { useHost } from './useHost';
import { usePresence } from './usePresence';

export interface DrawerProps extends Omit<ComponentProps<'section'>, 'children'> {
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
   * neighbours and pushes them. Below, and without it, it lies over the page. What it holds stays
   * as it is when the window crosses the width.
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
  // A server cannot render into another place of the page: there it stands where it is used.
  const isHydrated = useHydrated();
  const [width, setWidth] = useDrawerWidth(drawerWidths[size]);
  const titleId = useId();
  const descriptionId = useId();
  const parts = useMemo(
    () => ({ titleId, descriptionId, close: () => onOpenChange(false), hasBack: isPhone }),
    [titleId, descriptionId, onOpenChange, isPhone],
  );
  const { host, place } = useHost(isBeside);
  const { isPresent, frameRef } = usePresence(isOpen, !isBeside);
  if (!isPresent) return null;
  const named = rest['aria-label'] === undefined ? { 'aria-labelledby': titleId } : {};
  const panel = (
    <DrawerPanel
      {...named}
      {...rest}
      frameRef={frameRef}
      isOpen={isOpen}
      isModal={!isBeside}
      edge={edge}
      width={width}
      takesFocus={takesFocus}
      onClose={parts.close}
    >
      <OverlayPartsContext value={parts}>
        {isResizable && !isPhone ? <ResizeHandle edge={edge} width={width} onChange={setWidth} /> : null}
        {children}
      </OverlayPartsContext>
    </DrawerPanel>
  );
  // Where it stands beside its neighbours from some width, a server does not know which it is.
  if (!isHydrated) return besideFrom === undefined ? panel : null;
  return host ? (
    <>
      <Place ref={place} />
      {createPortal(panel, host)}
    </>
  ) : null;
}
