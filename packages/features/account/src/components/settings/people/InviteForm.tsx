import type { ProjectInvitation, ProjectRole } from '@quarterdeck/contract/entities/project';
import { takeTyped } from '@quarterdeck/contract/rules/invitations';
import { RoleSelect } from '@quarterdeck/data/visit/projectFields';
import { pasteAddresses } from '@quarterdeck/data/visit/pasteAddresses';
import { useInvitationWords, type InvitationWords } from '@quarterdeck/data/visit/useInvitationWords';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { TextField } from '@quarterdeck/ui/TextField';
import { from, token, type } from '@quarterdeck/ui/tokens';
import { UserPlus } from 'lucide-react';
import { useState, type FormEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { InvitationWrites } from '../../../queries/useInvitationWrites';
import { Fields } from '../Settings.styles';

export interface InviteFormProps {
  invitations: readonly ProjectInvitation[];
  /** Address of who is here, once it is known. */
  ownEmail: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  onInvite: InvitationWrites['invite'];
}

const silent: InvitationWords = { problem: null, notice: null };

/** Takes email addresses, several at once, and invites them. What cannot be invited stays in the field, which says why. */
export function InviteForm({ invitations, ownEmail, field, onInvite }: InviteFormProps) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<ProjectRole>('member');
  const [words, setWords] = useState(silent);
  const wordsOf = useInvitationWords('settings.people.known');

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (email.trim() === '') {
      setWords({ ...silent, problem: t('getStarted.people.missing') });
      return;
    }
    const members = ownEmail === undefined ? [] : [ownEmail];
    const taken = takeTyped({ email, role, invitations, members });
    setEmail([...taken.wrong, ...taken.known, ...taken.beyond].join(', '));
    const said = wordsOf(taken);
    setWords(said);
    if (said.notice !== null) announce(said.notice);
    if (taken.addedCount > 0) void onInvite(taken.invitations.slice(invitations.length));
  };
  const handleChange = (typed: string) => {
    setEmail(typed);
    setWords(silent);
  };

  return (
    <InviteFields as="form" onSubmit={handleSubmit} noValidate aria-label={t('settings.people.invite')}>
      <TextField
        label={t('settings.people.email')}
        description={words.notice ?? t('settings.people.emailHelp')}
        inputRef={field}
        inputMode="email"
        autoComplete="off"
        spellCheck="false"
        value={email}
        onChange={handleChange}
        onPaste={(event) => pasteAddresses(event, handleChange)}
        {...(words.problem === null ? {} : { isInvalid: true, errorMessage: words.problem })}
      />
      <div>
        <RoleSelect aria-label={t('settings.people.role')} role={role} onChange={setRole} />
        <Button type="submit" icon={UserPlus} variant="primary">
          {t('settings.people.invite')}
        </Button>
      </div>
    </InviteFields>
  );
}

/** The field, and beside or below it what goes with it. */
const InviteFields = styled(Fields)`
  gap: ${token('space.3')};
  ${from('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.2')};
    align-items: start;
  }
  & > div:last-child {
    display: flex;
    gap: ${token('space.2')};
    ${from('sm')} {
      /* Begins where the field begins: one line in the size of its label, and the gap, lower. */
      ${type('small-medium')}
      padding-block-start: calc(1lh + ${token('space.1-5')});
    }
  }
  & [data-part='role'] {
    flex: 1;
    ${from('sm')} {
      inline-size: 120px;
    }
  }
`;
