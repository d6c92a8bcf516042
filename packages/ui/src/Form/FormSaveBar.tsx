import { useCallback, useEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { AlertDialog } from '../AlertDialog';
import { Button } from '../Button';
import { docked } from '../dock';
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

export interface FormSaveBarProps {
  /** Whether something was changed; without it there is no bar. */
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
}: FormSaveBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const fillPlace = useCallback((bar: HTMLDivElement) => {
    place.current = bar;
    return docked(bar);
  }, []);
  const guard = useLeaveGuard(isDirty, leaveQuestion !== undefined);

  useEffect(() => {
    if (!isDirty) return undefined;
    const form = place.current?.closest('form');
    return () => {
      // The pressed button is gone; whoever works by key goes on in the form.
      if (document.activeElement !== document.body || !form) return;
      form.tabIndex = -1;
      form.focus({ preventScroll: true });
    };
  }, [isDirty]);

  return (
    <Place ref={fillPlace}>
      <span role="status">{isDirty ? text : ''}</span>
      {isDirty ? (
        <>
          <Button variant="ghost" onPress={onDiscard} isDisabled={isSaving}>
            {discardLabel}
          </Button>
          <Button type="submit" variant="primary" isPending={isSaving}>
            {saveLabel}
          </Button>
        </>
      ) : null}
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
  /* Without changes it is the place of the spoken text alone. */
  &:has(> button) {
    padding: ${token('space.3')} ${token('space.4')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.overlay')};
    color: ${token('text.primary')};
    box-shadow: ${token('elevation.4')};
    animation: ${rise} ${token('duration.moderate')} ${token('easing.enter')};
  }
  & > span {
    flex: 1;
    min-inline-size: 0;
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
    &:has(> button) {
      animation-name: ${appear};
    }
  }
  @media (forced-colors: active) {
    &:has(> button) {
      border: 1px solid CanvasText;
    }
  }
`;
