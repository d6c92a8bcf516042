import { toQuery } from '@quarterdeck/contract';
import { listContacts } from '@quarterdeck/contract/endpoints/contacts';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { assigneesOf, type Person } from '@quarterdeck/contract/rules/assignees';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOwnPerson } from '../session/useOwnPerson';
import { projectQueries } from './projectQueries';
import { useVisit } from './visit';

export type { Person } from '@quarterdeck/contract/rules/assignees';

const nobody: readonly never[] = [];

/**
 * Those an item can be given to, by id: who is here first, then those invited to the project, then the contacts in the
 * order of the API. As far as that is known.
 */
export function usePeople(): ReadonlyMap<string, Person> {
  const { data: contacts = nobody } = useQuery(toQuery(listContacts, {}));
  const { data: user } = useOwnPerson();
  const projectId = useVisit(({ project }) => project?.id);
  // The screen asks for the project; here its answer is only read.
  const { data: project } = useQuery({ ...projectQueries.project(projectId ?? ('' as ProjectId)), enabled: false });
  return useMemo(
    () =>
      assigneesOf({
        user,
        contacts,
        invitations: project?.invitations ?? nobody,
        items: project?.requirements ?? nobody,
      }),
    [user, contacts, project],
  );
}

/** Id of who is here, for "Assign to me"; undefined while it is not known. */
export const useOwnId = (): string | undefined => useOwnPerson().data?.id;
