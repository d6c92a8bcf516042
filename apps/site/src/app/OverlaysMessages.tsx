import { useTranslation } from '@quarterdeck/i18n';
import { ButtonFrame } from '@quarterdeck/ui/Button';
import { forgetFailedParts, lazyPart, usePreloadedPart } from '@quarterdeck/ui/lazyPart';
import { toastPlace, toasts, useToastCount } from '@quarterdeck/ui/Toast';
import { token } from '@quarterdeck/ui/tokens';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';

const ToastRegion = lazyPart(() =>
  import('@quarterdeck/ui/ToastRegion').then((file) => ({ default: file.ToastRegion })),
);

/** As many as the region of the kit shows. */
const shownAtOnce = 3;

/** What is said in the corner of the window. Its code comes ahead, as messages are needed most where no file comes. */
export function OverlaysMessages() {
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
  const { t } = useTranslation();
  return (
    <Region role="region" aria-label={t('kit.notifications')}>
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
              {t('kit.close')}
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
