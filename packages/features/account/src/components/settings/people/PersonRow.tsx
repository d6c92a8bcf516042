import type { ProjectInvitation } from '@quarterdeck/contract/entities/project';
import type { Person } from '@quarterdeck/data/visit/usePeople';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Avatar } from '@quarterdeck/ui/Avatar';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Send, X } from 'lucide-react';
import type { InvitationWrites } from '../../../queries/useInvitationWrites';
import { RoleSelect } from './RoleSelect';

export interface PersonRowProps {
  invitation: ProjectInvitation;
  /** Who it is, where the address is that of a contact. */
  person: Person | undefined;
  writes: InvitationWrites;
  onRemove: () => void;
}

/** Somebody who is invited: who, since when, and what they may do. */
export function PersonRow({ invitation, person, writes, onRemove }: PersonRowProps) {
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
      <div data-part="acts">
        <RoleSelect
          label={t('settings.people.roleOf', { email })}
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
