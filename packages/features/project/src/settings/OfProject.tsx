import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { ReactNode } from 'react';
import { MissingProject } from '../shared/MissingProject';
import { useIsProjectMissing } from '../shared/useProject';
import { useVisit } from '../visit/visit';
import { NoProject } from './NoProject';
import { Rows } from './Settings.styles';

/** A part of the settings that is about the project, or why there is none to set. */
export function OfProject({ children }: { children: (id: ProjectId) => ReactNode }) {
  const id = useVisit(({ project }) => project?.id);
  const isMissing = useIsProjectMissing();
  if (id === undefined) return <NoProject />;
  if (!isMissing) return children(id);
  return (
    <Rows>
      <MissingProject size="md" headingLevel={3} />
    </Rows>
  );
}
