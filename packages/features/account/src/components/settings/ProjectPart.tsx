import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useSuggestedWords } from '@quarterdeck/data/visit/suggested/suggestedWords';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { OfProject } from './OfProject';
import { ProjectForm } from './ProjectForm';
import { Fields } from './Settings.styles';
import { StartPreference } from './StartPreference';

/** The data of the project, and where the start page leads. */
export function ProjectPart() {
  return <OfProject>{(id) => <KnownProject id={id} />}</OfProject>;
}

function KnownProject({ id }: { id: ProjectId }) {
  const result = useQuery({ ...projectQueries.project(id), select: useSuggestedWords() });
  return (
    <>
      <AsyncContent result={result} skeleton={<FormSkeleton />}>
        {(project) => (
          <ProjectForm key={id} project={project}>
            <StartPreference />
          </ProjectForm>
        )}
      </AsyncContent>
      {result.data === undefined ? <StartPreference /> : null}
    </>
  );
}

const heights = ['66px', '88px', '84px', '190px'];

function FormSkeleton() {
  return (
    <Fields>
      {heights.map((height) => (
        <Skeleton key={height} shape="box" height={height} />
      ))}
    </Fields>
  );
}
