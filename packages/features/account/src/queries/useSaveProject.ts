import type { Project, ProjectPatch } from '@quarterdeck/contract/entities/project';
import { useProjectId } from '@quarterdeck/data/visit/projectWrites';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { removeKey } from '@quarterdeck/ui/storage';
import { useMutation } from '@tanstack/react-query';
import { projectDraftKey } from '../model/projectDetails';
import { saveProject } from './accountWrites';

/** Saves fields of the project of the visit, in order with the writes of its backlog. The form says what failed. */
export function useSaveProject() {
  const projectId = useProjectId();
  const write = useWrite(saveProject);
  return useMutation({
    mutationFn: async (patch: ProjectPatch): Promise<Project> => {
      const { done, failed } = await write([{ projectId, patch }], { saysFailure: false });
      const [saved] = done;
      if (saved === undefined) throw failed[0]?.error;
      return saved.answer;
    },
    // Here and not with the form, which may be left before the answer comes.
    onSuccess: ({ id }) => removeKey(projectDraftKey(id)),
  });
}
