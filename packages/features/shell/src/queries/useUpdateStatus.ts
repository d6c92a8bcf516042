import { request } from '@quarterdeck/contract';
import { updateUser } from '@quarterdeck/contract/endpoints/common';
import type { User, UserStatus } from '@quarterdeck/contract/entities/user';
import { useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shellQueries } from './shellQueries';

/** Sets the person's status at once; a failure puts it back and offers to try again. */
export function useUpdateStatus() {
  const client = useQueryClient();
  const { t } = useTranslation();
  const { queryKey } = shellQueries.user();
  const mutation = useMutation({
    scope: { id: 'common.user' },
    mutationFn: (status: UserStatus) => request(updateUser, { body: { user: { status } } }),
    onMutate: async (status) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData<User>(queryKey, (user) => user && { ...user, status });
      return before;
    },
    onSuccess: async (user) => {
      // A read that began meanwhile, such as that of the menu opening again, may carry the old status.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, user);
    },
    onError: (_error, status, before) => {
      client.setQueryData(queryKey, before);
      toasts.add({
        title: t('shell.status.failed'),
        tone: 'danger',
        action: { label: t('kit.retry'), onPress: () => mutation.mutate(status) },
      });
    },
  });
  return mutation.mutate;
}
