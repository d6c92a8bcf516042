import { updateUser } from '@quarterdeck/contract/endpoints/common';
import { userSchema, type User, type UserStatus } from '@quarterdeck/contract/entities/user';
import { defineWrite } from '@quarterdeck/data/writes/defineWrite';
import { changeOf } from '@quarterdeck/data/writes/optimisticCache';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useCallback } from 'react';
import { shellQueries } from './shellQueries';

const setUser = (change: Partial<User>) => [changeOf(shellQueries.user(), (user) => ({ ...user, ...change }))];

export const updateStatus = defineWrite<UserStatus, User>({
  id: 'shell.status',
  part: userSchema.shape.status,
  queueKey: () => 'shell.status',
  optimistic: (statuses) => statuses.flatMap((status) => setUser({ status })),
  send: (status, { call }) => call(updateUser, { body: { user: { status } } }),
  saved: (done) => done.flatMap(({ answer }) => setUser(answer)),
  failure: (_, t) => t('shell.status.failed'),
  fields: () => ['status'],
});

/** Sets the person's status at once; one that was not saved is not shown any longer, and can be tried again. */
export function useUpdateStatus(): (status: UserStatus) => void {
  const write = useWrite(updateStatus);
  return useCallback((status) => void write([status]), [write]);
}
