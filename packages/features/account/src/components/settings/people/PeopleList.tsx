import { isSameEmail, type ProjectInvitation } from '@quarterdeck/contract/entities/project';
import type { User } from '@quarterdeck/contract/entities/user';
import { usePeople } from '@quarterdeck/data/visit/usePeople';
import { useTranslation } from '@quarterdeck/i18n';
import { Avatar } from '@quarterdeck/ui/Avatar';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Tag } from '@quarterdeck/ui/Tag';
import { useRef, type RefObject } from 'react';
import type { InvitationWrites } from '../../../queries/useInvitationWrites';
import { List } from './People.styles';
import { PersonRow } from './PersonRow';

export interface PeopleListProps {
  invitations: readonly ProjectInvitation[];
  /** Who is here, once it is known. */
  user: User | undefined;
  writes: InvitationWrites;
  /** Takes the focus when nobody is left who could be removed. */
  field: RefObject<HTMLInputElement | null>;
}

/** Those who are in the project: who is here first, then those invited in the order in which they were. */
export function PeopleList({ invitations, user, writes, field }: PeopleListProps) {
  const { t } = useTranslation();
  const people = [...usePeople().values()];
  const list = useRef<HTMLUListElement>(null);

  const remove = (invitation: ProjectInvitation) => {
    const at = invitations.indexOf(invitation);
    const next = (invitations[at + 1] ?? invitations[at - 1])?.email;
    const row = next === undefined ? null : list.current?.querySelector(`[data-email="${CSS.escape(next)}"]`);
    // The pressed button goes with its row; the next one takes the focus, so that several can be removed.
    (row?.querySelector<HTMLElement>('[data-part="remove"]') ?? field.current)?.focus();
    void writes.remove(invitation);
  };

  return (
    <List aria-label={t('settings.people.list')} ref={list}>
      <li>
        {user ? (
          <>
            <Avatar size="lg" id={user.id} name={user.name} src={user.avatar} label="" />
            <div data-part="who">
              <strong>{user.name}</strong>
              <small>{user.email}</small>
            </div>
            <Tag>{t('settings.people.you')}</Tag>
          </>
        ) : (
          <Skeleton shape="box" height="40px" />
        )}
      </li>
      {invitations.map((invitation) => (
        <PersonRow
          key={invitation.email}
          invitation={invitation}
          person={people.find(({ email }) => email !== null && isSameEmail(email, invitation.email))}
          writes={writes}
          onRemove={() => remove(invitation)}
        />
      ))}
      {invitations.length === 0 ? <li data-part="nobody">{t('settings.people.onlyYou')}</li> : null}
    </List>
  );
}
