import { ApiError } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { taskQueries } from './taskQueries';

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
/** Whether a record is not there any longer. */
export const isGone = isOf('not_found');
/** Whether the same would be refused again. */
const isRefused = isOf('invalid_request');

/** Says in one message what of an act was not saved, and offers to try again. @returns the message's id, to close it. */
export function useWriteFailure(): (failure: WriteFailure) => number {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useCallback(
    ({ messageKey, about, errors, retry }) => {
      // An answer that is late or damaged may be one to a write that was done: what holds has to be read. Without a
      // connection that would only fail as well, and waits for the next occasion.
      const refetchType = errors.every(isOf('offline')) ? 'none' : 'active';
      void client.invalidateQueries({ queryKey: taskQueries.list().queryKey, refetchType });
      const title = about[0]?.title ?? '';
      return toasts.add({
        title: t(messageKey, { count: about.length, title: title === '' ? t('tasks.untitled') : saidTitle(title) }),
        tone: 'danger',
        ...(errors.every((error) => isGone(error) || isRefused(error))
          ? {}
          : { action: { label: t('kit.retry'), onPress: retry } }),
      });
    },
    [client, t],
  );
}
