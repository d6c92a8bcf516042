import type { ProjectPatch } from '@quarterdeck/contract/entities/project';
import { removeKey } from '@quarterdeck/ui/storage';
import { useMutation } from '@tanstack/react-query';
import { useProjectWrites } from '../shared/projectWrites';
import { sendProject } from '../shared/sendProject';
import { visit } from '../visit/visit';
import { projectDraftKey } from './projectDraft';

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
      return saved;
    },
    // Here and not with the form, which may be left before the answer comes.
    onSuccess: ({ id }) => removeKey(projectDraftKey(id)),
  });
}
