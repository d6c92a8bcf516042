import { toQuery } from '@quarterdeck/contract';
import { getUser } from '@quarterdeck/contract/endpoints/common';
import type { User } from '@quarterdeck/contract/entities/user';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSession } from './session';

/** The profile of who is here; it is not asked for once the person has signed out, who may be another one. */
export function useOwnPerson(): UseQueryResult<User> {
  const isSignedOut = useSession(({ status }) => status === 'signedOut');
  return useQuery({ ...toQuery(getUser, {}), enabled: !isSignedOut });
}
