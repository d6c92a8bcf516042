import { useWriteFailure as useSayWriteFailure, type WriteFailure } from '@quarterdeck/data/writes/useWriteFailure';
import { useTranslation } from '@quarterdeck/i18n';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { useCallback, useMemo } from 'react';
import { suggestedWord } from '../getStarted/suggested/suggestedWords';
import { projectQueries } from '../queries/projectQueries';
import { useProjectWrites } from './projectWrites';

export interface BacklogWriteFailure extends Omit<WriteFailure, 'title'> {
  /** Key of the sentence that says what failed; it gets `count` and `title`. */
  messageKey: string;
  /** What it is about: their number, and the title of the first, as it is stored. */
  about: readonly { title: string }[];
}

/** Says in one message what of an act on the project was not saved. */
export function useWriteFailure(): (failure: BacklogWriteFailure) => void {
  const { projectId } = useProjectWrites();
  const queryKey = useMemo(() => projectQueries.project(projectId).queryKey, [projectId]);
  const say = useSayWriteFailure(queryKey);
  const { t } = useTranslation();
  return useCallback(
    ({ messageKey, about, ...failure }) => {
      const title = saidTitle(suggestedWord(about[0]?.title ?? '', t));
      say({ ...failure, title: t(messageKey, { count: about.length, title }) });
    },
    [say, t],
  );
}
