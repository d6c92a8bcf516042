import { useEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { AlertDialog } from '../AlertDialog';
import { Button } from '../Button';
import { docked } from '../dock';
import type { RootStyle } from '../refs/rootProps';
import { below, token, type } from '../tokens';
import { useLeaveGuard } from './useLeaveGuard';

export interface LeaveQuestion {
  /** "Leave without saving?" */
  title: string;
  /** What is lost. */
  text: string;
  /** "Discard". */
  confirmLabel: string;
  /** "Keep editing". */
  cancelLabel: string;
}

export interface FormSaveBarProps extends RootStyle {
  /** Whether something was changed; without it the bar is not shown, and its place is kept. */
  isDirty: boolean;
  /** "You have unsaved changes". Spoken when the bar appears. */
  text: string;
  discardLabel: string;
  /** Label of the button that submits the form around the bar. */
  saveLabel: string;
  onDiscard: () => void;
  /** @default false */
  isSaving?: boolean;
  /** Asked before a link leads away from unsaved changes. Without it links just lead away. */
  leaveQuestion?: LeaveQuestion;
}

/**
 * Stands at the lower edge of a form with unsaved changes. Links ask before they lead away; closing the window
 * asks in the browser's words. The browser's Back does not ask: a page cannot hold it up.
 */
export function FormSaveBar({
  isDirty,
  text,
  discardLabel,
  saveLabel,
  onDiscard,
  isSaving = false,
  leaveQuestion,
  ...rest
}: FormSaveBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const guard = useLeaveGuard(isDirty, leaveQuestion !== undefined);

  useEffect(() => {
    const bar = place.current;
    if (!isDirty || bar === null) return undefined;
    const undock = docked(bar);
    const form = bar.closest('form');
    return () => {
      undock?.();
      // The pressed button is gone; whoever works by key goes on in the form.
      const isLost = document.activeElement === document.body || bar.contains(document.activeElement);
      if (!isLost || !form) return;
      form.tabIndex = -1;
      form.focus({ preventScroll: true });
    };
  }, [isDirty]);

  return (
    <Place ref={place} {...rest} data-shown={isDirty || undefined}>
      <span role="status">{isDirty ? text : ''}</span>
      {/* Hidden without changes, so that nothing moves when the bar appears. */}
      <Button variant="ghost" onPress={onDiscard} isDisabled={isSaving || !isDirty}>
        {discardLabel}
      </Button>
      <Button type="submit" variant="primary" isPending={isSaving} isDisabled={!isDirty}>
        {saveLabel}
      </Button>
      {leaveQuestion ? (
        <AlertDialog
          isOpen={guard.isAsking}
          onOpenChange={guard.stay}
          title={leaveQuestion.title}
          confirmLabel={leaveQuestion.confirmLabel}
          cancelLabel={leaveQuestion.cancelLabel}
          onConfirm={guard.leave}
        >
          {leaveQuestion.text}
        </AlertDialog>
      ) : null}
    </Place>
  );
}

const rise = keyframes`from { translate: 0 100%; opacity: 0; }`;
const appear = keyframes`from { opacity: 0; }`;

const Place = styled.div`
  position: sticky;
  inset-block-end: ${token('space.4')};
  z-index: ${token('layer.sticky')};
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.3')} ${token('space.4')};
  &:not([data-shown]) {
    visibility: hidden;
    pointer-events: none;
    /* Must be there before it has words, or they are not read out. */
    & > span {
      visibility: visible;
    }
  }
  &[data-shown] {
    border-radius: ${token('radius.lg')};
    background: ${token('surface.overlay')};
    color: ${token('text.primary')};
    box-shadow: ${token('elevation.4')};
    animation: ${rise} ${token('duration.moderate')} ${token('easing.enter')};
  }
  & > span {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 1lh;
    ${type('small-medium')}
  }
  ${below('sm')} {
    inset-block-end: calc(var(--qd-bottom-bar, 0px) + env(safe-area-inset-bottom));
    flex-wrap: wrap;
    & > span {
      flex-basis: 100%;
    }
    & > button {
      flex: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-shown] {
      animation-name: ${appear};
    }
  }
  @media (forced-colors: active) {
    &[data-shown] {
      border: 1px solid CanvasText;
    }
  }
`;
