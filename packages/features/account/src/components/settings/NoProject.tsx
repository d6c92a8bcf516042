import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { FolderKanban } from 'lucide-react';
import { Rows } from './Settings.styles';

/** There is no project in this browser whose data could be set. */
export function NoProject() {
  const { t } = useTranslation();
  return (
    <Rows>
      <EmptyState
        icon={FolderKanban}
        title={t('settings.project.none')}
        text={t('settings.project.noneText')}
        action={
          <ButtonLink href={paths.getStarted.href()} variant="primary">
            {t('settings.project.begin')}
          </ButtonLink>
        }
      />
    </Rows>
  );
}
