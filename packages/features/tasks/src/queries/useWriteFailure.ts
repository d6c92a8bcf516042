import { useWriteFailure as useSayWriteFailure, type WriteFailure } from '@quarterdeck/data/writes/useWriteFailure';
import { useTranslation } from '@quarterdeck/i18n';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { useCallback } from 'react';
import { taskQueries } from './taskQueries';

export interface TaskWriteFailure extends Omit<WriteFailure, 'title'> {
  /** Key of the sentence that says what failed; it gets `count` and `title`. */
  messageKey: string;
  /** What it is about: their number, and the title of the first. */
  about: readonly { title: string }[];
}

const { queryKey } = taskQueries.list();

/** Says in one message what of an act on tasks was not saved. @returns the message's id, to close it. */
export function useWriteFailure(): (failure: TaskWriteFailure) => number {
  const say = useSayWriteFailure(queryKey);
  const { t } = useTranslation();
  return useCallback(
    ({ messageKey, about, ...failure }) => {
      const title = about[0]?.title ?? '';
      return say({
        ...failure,
        title: t(messageKey, { count: about.length, title: title === '' ? t('tasks.untitled') : saidTitle(title) }),
      });
    },
    [say, t],
  );
}
