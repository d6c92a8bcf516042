import type { ProjectPatch } from '@quarterdeck/contract/entities/project';
import { useMutation } from '@tanstack/react-query';
import { useProjectWrites } from '../backlog/backlogWrites';
import { sendProject } from '../backlog/writes/sendProject';
import { visit } from '../visit/visit';

/** Saves fields of the project of the visit, in turn with the writes of its backlog. */
export function useSaveProject() {
  const writes = useProjectWrites();
  return useMutation({
    mutationFn: async (patch: ProjectPatch) => {
      const saved = await writes.perform({
        send: () => sendProject(writes, patch),
        settle: (answer) => () => answer,
      });
      visit.keepProject(saved);
    },
  });
}
