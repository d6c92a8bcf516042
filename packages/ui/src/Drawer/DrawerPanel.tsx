import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import { useFocusLeftBehind } from '../keptFocus';
import { useModality } from '../overlay/useModality';
import { useReturnOfFocus } from '../overlay/useReturnOfFocus';
import { useJoinedRef } from '../refs';
import { Frame, Panel } from './Drawer.styles';

export interface DrawerPanelProps extends ComponentProps<'section'> {
  frameRef: Ref<HTMLDivElement>;
  /** False while it leaves. */
  isOpen: boolean;
  isModal: boolean;
  edge: 'start' | 'end';
  width: number;
  takesFocus: boolean;
  onClose: () => void;
}

/** The panel and, while it is modal, what lies between it and the page; both ways are the same elements. */
export function DrawerPanel({
  ref: outer,
  frameRef,
  isOpen,
  isModal,
  edge,
  width,
  takesFocus,
  onClose,
  children,
  ...rest
}: DrawerPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const ref = useJoinedRef(panel, outer);
  const isScrimPressed = useRef(false);
  useModality(panel, isOpen && isModal);
  useReturnOfFocus(panel, isOpen);
  // What opened it may have gone.
  useFocusLeftBehind();

  const wantsFocus = isOpen && (isModal || takesFocus);
  useEffect(() => {
    const { current } = panel;
    if (wantsFocus && !current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
  }, [wantsFocus]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    rest.onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // An open list or calendar in the panel closes first; keys of its popover only pass through here.
    const target = event.target instanceof Element ? event.target : null;
    if (!panel.current?.contains(target) || target?.closest('[aria-expanded="true"]')) return;
    event.preventDefault();
    onClose();
  };
  // A press that began in the panel, such as one that selects text, may end on the scrim.
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    isScrimPressed.current = event.target === event.currentTarget;
  };
  const modal = isModal ? ({ role: 'dialog', 'aria-modal': true } as const) : {};
  return (
    <Frame
      ref={frameRef}
      role="presentation"
      data-modal={isModal || undefined}
      data-exiting={!isOpen || undefined}
      onPointerDown={handlePointerDown}
      onClick={(event) => {
        if (isModal && isScrimPressed.current && event.target === event.currentTarget) onClose();
      }}
    >
      <Panel ref={ref} tabIndex={-1} data-edge={edge} $width={width} {...modal} {...rest} onKeyDown={handleKeyDown}>
        {children}
      </Panel>
    </Frame>
  );
}
