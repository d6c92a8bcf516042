import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState, type EmptyStateProps } from '@quarterdeck/ui/EmptyState';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useNavigate } from '@quarterdeck/ui/router';
import { useUndo } from '@quarterdeck/ui/undo';
import { FolderX } from 'lucide-react';
import { useVisit, visit } from '../visit/visit';

/**
 * The browser names a project that the server does not know: it was deleted elsewhere, or the name came from another
 * place. Leads to a new one, or makes this browser forget it.
 */
export function MissingProject({ size = 'lg', headingLevel = 1 }: Pick<EmptyStateProps, 'size' | 'headingLevel'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const undo = useUndo();
  const project = useVisit((stored) => stored.project);
  // A stored project may lack its name.
  const name = project?.name ?? '';
  const handleForget = () => {
    if (project === undefined) return;
    visit.forgetProject();
    undo.offer({
      label: t('project.missing.forgotten', { name: name === '' ? project.id : name }),
      undo: () => visit.keepProject(project),
    });
    void navigate(paths.getStarted.href());
  };
  return (
    <EmptyState
      icon={FolderX}
      headingLevel={headingLevel}
      size={size}
      title={name === '' ? t('project.missing.titleUnnamed') : t('project.missing.title', { name })}
      text={t('project.missing.text')}
      action={
        <ButtonLink href={paths.getStarted.href()} variant="primary">
          {t('project.missing.begin')}
        </ButtonLink>
      }
      link={
        <Button variant="ghost" onPress={handleForget}>
          {t('project.missing.forget')}
        </Button>
      }
    />
  );
}
