import { paths } from '@quarterdeck/contract';
import { useVisit, visit } from '@quarterdeck/data/visit/visit';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AlertDialog } from '@quarterdeck/ui/AlertDialog';
import type { DialogProps } from '@quarterdeck/ui/Dialog';
import { useHostActs } from '@quarterdeck/ui/hostActs';
import { preferencesKey } from '@quarterdeck/ui/preferences';
import { useNavigate } from '@quarterdeck/ui/router';
import { removeKeys } from '@quarterdeck/ui/storage';
import { toasts } from '@quarterdeck/ui/Toast';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** Asks before this browser forgets the visitor, and names what is lost. */
export function ResetDialog({ onOpenChange }: Pick<DialogProps, 'onOpenChange'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const navigate = useNavigate();
  const project = useVisit((stored) => stored.project);
  const count = useVisit(({ projectRequirements }) => projectRequirements.length);
  const { resetDemo } = useHostActs();
  const handleConfirm = async () => {
    if (resetDemo) {
      await resetDemo().catch((error: unknown) => {
        toasts.add({ title: t('settings.reset.failed'), tone: 'danger' });
        throw error;
      });
      return;
    }
    visit.forget();
    removeKeys('qd:', [preferencesKey]);
    void navigate(paths.home.href(), { replace: true });
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onOpenChange}
      title={t('settings.reset.question')}
      confirmLabel={t('settings.reset.confirm')}
      cancelLabel={t('settings.reset.cancel')}
      onConfirm={handleConfirm}
    >
      <p>{t('settings.reset.lost')}</p>
      <Lost>
        {project ? <li>{t('settings.reset.project', { name: project.name })}</li> : null}
        {count > 0 ? <li>{t('settings.reset.selection', { count, formatted: number(count) })}</li> : null}
        {resetDemo ? <li>{t('settings.reset.demo')}</li> : null}
        <li>{t('settings.reset.drafts')}</li>
      </Lost>
      <p>{t('settings.reset.kept')}</p>
    </AlertDialog>
  );
}

const Lost = styled.ul`
  margin-block: ${token('space.2')};
  padding-inline-start: ${token('space.5')};
  list-style: disc;
`;
