import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';
import { ButtonFrame } from '../Button';
import { forgetFailedParts, lazyPart, usePreloadedPart } from '../lazyPart';
import { useKitMessages } from '../messages';
import { toastPlace, toasts, useToastCount } from '../Toast';
import { token } from '../tokens';

const ToastRegion = lazyPart(() => import('../ToastRegion').then((file) => ({ default: file.ToastRegion })));

/** As many as the region shows. */
const shownAtOnce = 3;

/**
 * A `ToastRegion` whose code is no part of the start. It is loaded ahead once the page is quiet, as messages are needed
 * most where no file comes; where it did not come, the messages stand there plainly.
 */
export function LateToastRegion() {
  const hasMessages = useToastCount() > 0;
  usePreloadedPart(ToastRegion);
  if (!hasMessages) return null;
  return (
    <ErrorBoundary fallback={<PlainMessages />} onError={forgetFailedParts}>
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Stands in where the code of the messages did not load. */
function PlainMessages() {
  const messages = useKitMessages();
  return (
    <Region role="region" aria-label={messages.notifications}>
      {toasts
        .all()
        .slice(-shownAtOnce)
        .map(({ id, title, action }) => (
          <div key={id} role="alert">
            <p>{title}</p>
            {action ? (
              <ButtonFrame
                type="button"
                $variant="secondary"
                $size="sm"
                $isFullWidth={false}
                onClick={() => {
                  toasts.close(id);
                  action.onPress();
                }}
              >
                {action.label}
              </ButtonFrame>
            ) : null}
            <ButtonFrame
              type="button"
              $variant="ghost"
              $size="sm"
              $isFullWidth={false}
              onClick={() => toasts.close(id)}
            >
              {messages.close}
            </ButtonFrame>
          </div>
        ))}
    </Region>
  );
}

const Region = styled.div`
  ${toastPlace}
  display: grid;
  gap: ${token('space.2')};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    padding: ${token('space.3')} ${token('space.4')};
    border: 1px solid ${token('border.default')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.overlay')};
    box-shadow: ${token('elevation.3')};
  }
`;
