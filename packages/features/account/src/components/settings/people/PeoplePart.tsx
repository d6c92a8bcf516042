import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { useOwnPerson } from '@quarterdeck/data/session/useOwnPerson';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Stack } from '@quarterdeck/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useInvitationWrites } from '../../../queries/useInvitationWrites';
import { Fields } from '../Settings.styles';
import { InviteForm } from './InviteForm';
import { PeopleList } from './PeopleList';

/** Who is in the project, and the way for others to come in. */
export function PeoplePart({ id }: { id: ProjectId }) {
  const result = useQuery(projectQueries.project(id));
  const { data: user } = useOwnPerson();
  const writes = useInvitationWrites();
  const field = useRef<HTMLInputElement>(null);
  const skeleton = (
    <Stack>
      <Fields>
        <Skeleton shape="box" height="60px" />
      </Fields>
      <Fields>
        <Skeleton shape="rows" count={3} height="56px" />
      </Fields>
    </Stack>
  );
  return (
    <AsyncContent result={result} skeleton={skeleton}>
      {({ invitations }) => (
        <Stack>
          <InviteForm invitations={invitations} ownEmail={user?.email} field={field} onInvite={writes.invite} />
          <PeopleList invitations={invitations} user={user} writes={writes} field={field} />
        </Stack>
      )}
    </AsyncContent>
  );
}
