import { request } from '@quarterdeck/contract';
import { updateUser } from '@quarterdeck/contract/endpoints/common';
import type { User, UserStatus } from '@quarterdeck/contract/entities/user';
import { OptimisticQuery } from '@quarterdeck/data/writes/optimisticQuery';
import { useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { shellQueries } from './shellQueries';

const ofClient = new WeakMap<QueryClient, OptimisticQuery<User>>();

function userWrites(client: QueryClient): OptimisticQuery<User> {
  const writes = ofClient.get(client) ?? new OptimisticQuery<User>(client, shellQueries.user().queryKey);
  ofClient.set(client, writes);
  return writes;
}

/** Sets the person's status at once; one that was not saved is not shown any longer, and can be tried again. */
export function useUpdateStatus(): (status: UserStatus) => void {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useCallback(
    function update(status) {
      const saved = userWrites(client).perform({
        turn: updateUser.id,
        change: (user) => ({ ...user, status }),
        send: () => request(updateUser, { body: { user: { status } } }),
        settle: (user) => () => user,
      });
      saved.catch(() => {
        toasts.add({
          title: t('shell.status.failed'),
          tone: 'danger',
          action: { label: t('kit.retry'), onPress: () => update(status) },
        });
      });
    },
    [client, t],
  );
}
