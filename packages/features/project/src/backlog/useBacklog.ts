import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { useQuery } from '@tanstack/react-query';
import { useSuggestedWords } from '../getStarted/suggested/suggestedWords';
import { projectQueries } from '../queries/projectQueries';
import { useVisit } from '../visit/visit';

// Without a project there is nothing to ask for; the guard of the address leads away then.
const none = '' as ProjectId;

/** The project of the visit with its backlog (sorted by `order`), as the query answers. */
export function useBacklog() {
  const id = useVisit(({ project }) => project?.id);
  const select = useSuggestedWords();
  return useQuery({ ...projectQueries.project(id ?? none), enabled: id !== undefined, select });
}
