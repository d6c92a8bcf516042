import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { useMissingProject } from '@quarterdeck/data/visit/useMissingProject';
import { useIsProjectMissing } from '@quarterdeck/data/visit/useProject';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { MissingRecord } from '@quarterdeck/ui/MissingRecord';
import type { ReactNode } from 'react';
import { NoProject } from './NoProject';
import { Rows } from './Settings.styles';

/** A part of the settings that is about the project, or why there is none to set. */
export function OfProject({ children }: { children: (id: ProjectId) => ReactNode }) {
  const missing = useMissingProject();
  const id = useVisit(({ project }) => project?.id);
  const isMissing = useIsProjectMissing();
  if (id === undefined) return <NoProject />;
  if (!isMissing) return children(id);
  return (
    <Rows>
      <MissingRecord {...missing} size="md" headingLevel={3} />
    </Rows>
  );
}
