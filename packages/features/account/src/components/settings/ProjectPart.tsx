import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useSuggestedWords } from '@quarterdeck/data/visit/suggested/suggestedWords';
import { useVisit, visit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { ProjectForm } from './ProjectForm';
import { SegmentSetting } from './SettingRow';
import { Fields, Rows } from './Settings.styles';

const fieldHeights = ['66px', '88px', '84px', '190px'];

/** The data of the project, and where the start page leads. */
export function ProjectPart({ id }: { id: ProjectId }) {
  const result = useQuery({ ...projectQueries.project(id), select: useSuggestedWords() });
  const skeleton = (
    <Fields>
      {fieldHeights.map((height) => (
        <Skeleton key={height} shape="box" height={height} />
      ))}
    </Fields>
  );
  return (
    <>
      <AsyncContent result={result} skeleton={skeleton}>
        {(project) => <ProjectForm key={id} project={project} />}
      </AsyncContent>
      <StartPreference />
    </>
  );
}

const starts = ['marketplace', 'backlog'] as const;

/** Where the start page leads a visitor with a project. */
function StartPreference() {
  const { t } = useTranslation();
  const goesToMarketplace = useVisit(({ goMarketplace }) => goMarketplace);
  return (
    <Rows>
      <SegmentSetting
        name={t('settings.start.title')}
        help={t('settings.start.help')}
        value={goesToMarketplace ? 'marketplace' : 'backlog'}
        choices={starts}
        wordsOf={(start) => t(`settings.start.${start}`)}
        onChange={(start) => visit.setGoMarketplace(start === 'marketplace')}
      />
    </Rows>
  );
}
