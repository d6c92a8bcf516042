import { ApiError } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { toasts } from '@quarterdeck/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { projectQueries } from '../queries/projectQueries';
import { useProjectWrites } from './backlogWrites';

export interface WriteFailure {
  /** Key of the sentence that says what failed; it gets `count` and `title`. */
  messageKey: string;
  /** What it is about: their number, and the title of the first. */
  about: readonly { title: string }[];
  errors: readonly unknown[];
  /** Does all of it once more that failed. */
  retry: () => void;
}

const isOf = (code: ApiError['code']) => (error: unknown) => error instanceof ApiError && error.code === code;
/** Whether something is not there any longer. */
export const isGone = isOf('not_found');

/** Says in one message what of an act was not saved, and offers to try again. */
export function useWriteFailure(): (failure: WriteFailure) => void {
  const client = useQueryClient();
  const { projectId } = useProjectWrites();
  const { t } = useTranslation();
  return useCallback(
    ({ messageKey, about, errors, retry }) => {
      // An answer that is late or damaged may be one to a write that was done: what holds has to be read. Without a
      // connection that would only fail as well, and waits for the next occasion.
      const refetchType = errors.every(isOf('offline')) ? 'none' : 'active';
      void client.invalidateQueries({ queryKey: projectQueries.project(projectId).queryKey, refetchType });
      toasts.add({
        title: t(messageKey, { count: about.length, title: saidTitle(about[0]?.title ?? '') }),
        tone: 'danger',
        ...(errors.every(isGone) ? {} : { action: { label: t('kit.retry'), onPress: retry } }),
      });
    },
    [client, projectId, t],
  );
}
