import { paths } from '@quarterdeck/contract';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { useMissingProject } from '@quarterdeck/data/visit/useMissingProject';
import { useIsProjectMissing } from '@quarterdeck/data/visit/useProject';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { MissingRecord } from '@quarterdeck/ui/MissingRecord';
import { FolderKanban } from 'lucide-react';
import type { ReactNode } from 'react';
import { Rows } from './Settings.styles';

/** A part of the settings that is about the project, or why there is none in this browser to set. */
export function OfProject({ children }: { children: (id: ProjectId) => ReactNode }) {
  const { t } = useTranslation();
  const missing = useMissingProject();
  const id = useVisit(({ project }) => project?.id);
  const isMissing = useIsProjectMissing();
  if (id !== undefined && !isMissing) return children(id);
  return (
    <Rows>
      {id === undefined ? (
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
      ) : (
        <MissingRecord {...missing} size="md" headingLevel={3} />
      )}
    </Rows>
  );
}
