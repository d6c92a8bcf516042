import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import type { MissingRecordProps } from '@quarterdeck/ui/MissingRecord';
import { useNavigate } from '@quarterdeck/ui/router';
import { useUndo } from '@quarterdeck/ui/undo';
import { useVisit, visit } from './visit';

/** What the kit's `MissingRecord` says and does where the server does not know the project that this browser names. */
export function useMissingProject(): Pick<MissingRecordProps, 'title' | 'text' | 'begin' | 'forget'> {
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

  return {
    title: name === '' ? t('project.missing.titleUnnamed') : t('project.missing.title', { name }),
    text: t('project.missing.text'),
    begin: { label: t('project.missing.begin'), href: paths.getStarted.href() },
    forget: { label: t('project.missing.forget'), onPress: handleForget },
  };
}
