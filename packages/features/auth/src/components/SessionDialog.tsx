import { paths } from '@quarterdeck/contract';
import { session, useSession } from '@quarterdeck/data/session/session';
import { usePendingWrites } from '@quarterdeck/data/writes/usePendingWrites';
import { useTranslation } from '@quarterdeck/i18n';
import { AlertDialog } from '@quarterdeck/ui/AlertDialog';
import { Button } from '@quarterdeck/ui/Button';
import { Dialog } from '@quarterdeck/ui/Dialog';
import { Icon } from '@quarterdeck/ui/Icon';
import { useNavigate } from '@quarterdeck/ui/router';
import { Inline } from '@quarterdeck/ui/Stack';
import { token, type } from '@quarterdeck/ui/tokens';
import { LockKeyhole, TimerOff } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { SubmitButton } from './SubmitButton';
import { UnlockForm } from './UnlockForm';
import { useUnlockLead } from './useUnlockLead';

const stays = () => undefined;

/** Lies over the page of a session that has ended or was locked: what stands on the page waits, and goes on. */
export function SessionDialog() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const titleId = useId();
  const textId = useId();
  const { status, person } = useSession();
  const lead = useUnlockLead();
  const isLocked = status === 'locked';
  const pending = usePendingWrites();
  const [asksSignOut, setAsksSignOut] = useState(false);
  const signOut = () => {
    void navigate(paths.signOut.href());
    session.signOut();
  };
  return (
    // Nothing behind it may happen by key while somebody else may be at the page.
    <Dialog
      isOpen
      onOpenChange={stays}
      isDismissable={false}
      size="sm"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      data-session-dialog
    >
      <Content>
        <span data-part="icon">
          <Icon icon={isLocked ? LockKeyhole : TimerOff} size="lg" />
        </span>
        <h2 id={titleId}>
          {isLocked ? t('auth.unlock.title') : t(`auth.expired.${person ? 'title' : 'unknownTitle'}`)}
        </h2>
        <p id={textId}>{isLocked ? lead : t(`auth.expired.${person ? 'text' : 'unknownText'}`)}</p>
        <UnlockForm person={person} isOverPage>
          {({ canSubmit, isPending }) => (
            <Inline justify="end">
              <Button isDisabled={isPending} onPress={() => setAsksSignOut(true)}>
                {t('auth.expired.signOut')}
              </Button>
              <SubmitButton
                page={isLocked ? 'unlock' : 'expired'}
                canSubmit={canSubmit}
                isPending={isPending}
                isBeside
              />
            </Inline>
          )}
        </UnlockForm>
      </Content>
      <AlertDialog
        isOpen={asksSignOut}
        onOpenChange={setAsksSignOut}
        title={t('auth.expired.signOutTitle')}
        confirmLabel={t('auth.expired.signOut')}
        cancelLabel={t('auth.signOut.stayHere')}
        onConfirm={signOut}
        data-session-dialog
      >
        {pending > 0 ? `${t('auth.signOut.unsent', { count: pending })}. ` : ''}
        {t('auth.expired.signOutText')}
      </AlertDialog>
    </Dialog>
  );
}

const Content = styled.div`
  padding: ${token('space.6')};
  overflow-y: auto;
  & > [data-part='icon'] {
    display: grid;
    place-content: center;
    inline-size: 48px;
    block-size: 48px;
    border-radius: ${token('radius.lg')};
    color: ${token('accent.text')};
    background: ${token('accent.subtle')};
  }
  & > h2 {
    margin-block-start: ${token('space.5')};
    ${type('title-3')}
  }
  & > p {
    margin-block: ${token('space.2')} ${token('space.5')};
    color: ${token('text.secondary')};
    ${type('body')}
  }
`;
