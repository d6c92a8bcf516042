import { isSameEmail, type ProjectInvitation } from '@quarterdeck/contract/entities/project';
import type { User } from '@quarterdeck/contract/entities/user';
import { RoleSelect } from '@quarterdeck/data/visit/projectFields';
import { usePeople, type Person } from '@quarterdeck/data/visit/usePeople';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Avatar } from '@quarterdeck/ui/Avatar';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Tag } from '@quarterdeck/ui/Tag';
import { Text } from '@quarterdeck/ui/Text';
import { token } from '@quarterdeck/ui/tokens';
import { Send, X } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { InvitationWrites } from '../../../queries/useInvitationWrites';
import { namedLines, Rows } from '../Settings.styles';

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
    <List as="ul" aria-label={t('settings.people.list')} ref={list}>
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
      {invitations.length === 0 ? (
        <li>
          <Text tone="secondary">{t('settings.people.onlyYou')}</Text>
        </li>
      ) : null}
    </List>
  );
}

interface PersonRowProps extends Pick<PeopleListProps, 'writes'> {
  invitation: ProjectInvitation;
  /** Who it is, where the address is that of a contact. */
  person: Person | undefined;
  onRemove: () => void;
}

/** Somebody who is invited: who, since when, and what they may do. */
function PersonRow({ invitation, person, writes, onRemove }: PersonRowProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { email, role, invitedAt } = invitation;
  const name = person?.name ?? email;
  return (
    <li data-email={email}>
      <Avatar size="lg" id={person?.id ?? email} name={name} src={person?.avatar} label="" />
      <div data-part="who">
        <strong>{name}</strong>
        {name === email ? null : <small>{email}</small>}
        <small>
          <time dateTime={invitedAt}>{t('settings.people.invited', { date: date(invitedAt) })}</time>
        </small>
      </div>
      <div data-part="actions">
        <RoleSelect
          aria-label={t('settings.people.roleOf', { email })}
          role={role}
          onChange={(chosen) => void writes.changeRole(email, chosen)}
        />
        <IconButton
          icon={Send}
          label={t('settings.people.resend', { email })}
          onPress={() => void writes.resend(email)}
        />
        <IconButton icon={X} label={t('settings.people.remove', { email })} data-part="remove" onPress={onRemove} />
      </div>
    </li>
  );
}

/** What can be done with a person stands below where there is no room beside. */
const List = styled(Rows)`
  ${namedLines}
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')} ${token('space.3')};
    align-items: center;
    padding-block: ${token('space.3')};
  }
  & [data-part='who'] {
    flex: 1 1 0;
    min-inline-size: min(160px, 60%);
    overflow-wrap: anywhere;
  }
  & [data-part='actions'] {
    display: flex;
    gap: ${token('space.1')};
    align-items: center;
    margin-inline: auto calc(-1 * ${token('space.2')});
  }
  & [data-part='role'] {
    inline-size: 120px;
  }
`;
