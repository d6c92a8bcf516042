import { paths } from '@quarterdeck/contract';
import type { StoredProject } from '@quarterdeck/contract/entities/browserStorage';
import { isGone } from '@quarterdeck/data/apiErrors';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useQuery } from '@tanstack/react-query';

/** Whoever begins anew is told of the project that is there, once it is certain that its backlog is not a dead end. */
export function HasProjectAlert({ project }: { project: StoredProject }) {
  const { t } = useTranslation();
  const { isPending, error } = useQuery(projectQueries.project(project.id));
  if (isPending || isGone(error)) return null;
  return (
    <Alert
      title={t('getStarted.already', { name: project.name })}
      actions={<ButtonLink href={paths.backlog.href()}>{t('getStarted.toBacklog')}</ButtonLink>}
    >
      {t('getStarted.alreadyText')}
    </Alert>
  );
}
