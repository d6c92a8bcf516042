import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useSuggestedWords } from '@quarterdeck/data/visit/suggested/suggestedWords';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { useQuery } from '@tanstack/react-query';

// Without a project there is nothing to ask for; the guard of the address leads away then.
const none = '' as ProjectId;

/** The project of the visit with its backlog (sorted by `order`), as the query answers. */
export function useBacklog() {
  const id = useVisit(({ project }) => project?.id);
  const select = useSuggestedWords();
  return useQuery({ ...projectQueries.project(id ?? none), enabled: id !== undefined, select });
}
