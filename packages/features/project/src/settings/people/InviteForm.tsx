import {
  projectInvitationLimit,
  type ProjectInvitation,
  type ProjectRole,
} from '@quarterdeck/contract/entities/project';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { TextField } from '@quarterdeck/ui/TextField';
import { UserPlus } from 'lucide-react';
import { useState, type FormEvent, type RefObject } from 'react';
import { pasteAddresses, takeTyped, type TakenInvitations } from '../../getStarted/invitations';
import { InviteFields } from './People.styles';
import { RoleSelect } from './RoleSelect';
import type { InvitationWrites } from './useInvitationWrites';

export interface InviteFormProps {
  invitations: readonly ProjectInvitation[];
  /** Address of who is here, once it is known. */
  ownEmail: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  onInvite: InvitationWrites['invite'];
}

/** Takes e-mail addresses, several at once, and invites them. What cannot be invited stays in the field, which says why. */
export function InviteForm({ invitations, ownEmail, field, onInvite }: InviteFormProps) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<ProjectRole>('member');
  const [problem, setProblem] = useState<string | null>(null);

  const problemOf = ({ wrong, known, beyond }: TakenInvitations): string | null => {
    const said = (key: string, [first, ...more]: readonly string[]) => t(key, { count: more.length + 1, email: first });
    if (wrong.length > 0) return said('getStarted.people.wrong', wrong);
    if (known.length > 0) return said('settings.people.known', known);
    return beyond.length > 0 ? t('settings.people.full', { limit: projectInvitationLimit }) : null;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (email.trim() === '') {
      setProblem(t('getStarted.people.missing'));
      return;
    }
    const members = ownEmail === undefined ? [] : [ownEmail];
    const taken = takeTyped({ email, role, invitations, members });
    setEmail([...taken.wrong, ...taken.known, ...taken.beyond].join(', '));
    setProblem(problemOf(taken));
    if (taken.addedCount > 0) void onInvite(taken.invitations.slice(invitations.length));
  };
  const type = (typed: string) => {
    setEmail(typed);
    setProblem(null);
  };

  return (
    <InviteFields onSubmit={handleSubmit} noValidate aria-label={t('settings.people.invite')}>
      <TextField
        label={t('settings.people.email')}
        description={t('settings.people.emailHelp')}
        inputRef={field}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={email}
        onChange={type}
        onPaste={(event) => pasteAddresses(event, type)}
        {...(problem === null ? {} : { isInvalid: true, errorMessage: problem })}
      />
      <div>
        <RoleSelect label={t('settings.people.role')} role={role} onChange={setRole} />
        <Button type="submit" icon={UserPlus} variant="primary">
          {t('settings.people.invite')}
        </Button>
      </div>
    </InviteFields>
  );
}
