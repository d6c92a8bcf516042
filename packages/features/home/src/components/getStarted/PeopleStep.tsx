import { RoleSelect } from '@quarterdeck/data/visit/projectFields';
import { pasteAddresses } from '@quarterdeck/data/visit/pasteAddresses';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { TextField } from '@quarterdeck/ui/TextField';
import { Plus } from 'lucide-react';
import { AddRow, Items } from './GetStarted.styles';
import type { StepProps } from './ProjectStep';
import { StartItem } from './StartItem';
import type { TypedPeople } from './useTypedPeople';

export interface PeopleStepProps extends StepProps {
  typed: TypedPeople;
}

/** E-mail addresses with what each of them may do. Several can be pasted at once. */
export function PeopleStep({ draft, onChange, typed }: PeopleStepProps) {
  const { t } = useTranslation();
  const { invitations, email: text, role } = draft;
  const { field, words } = typed;

  const remove = (email: string) => {
    onChange({ invitations: invitations.filter((one) => one.email !== email) });
    field.current?.focus();
  };

  return (
    <>
      <AddRow noValidate onSubmit={typed.add}>
        <TextField
          label={t('getStarted.people.email')}
          inputRef={field}
          inputMode="email"
          autoComplete="off"
          spellCheck="false"
          value={text}
          onChange={typed.type}
          onPaste={(event) => pasteAddresses(event, typed.type)}
          size="lg"
          description={words.notice ?? undefined}
          {...(words.problem === null ? {} : { isInvalid: true, errorMessage: words.problem })}
        />
        <div>
          <RoleSelect
            aria-label={t('getStarted.people.role')}
            size="lg"
            role={role}
            onChange={(chosen) => onChange({ role: chosen })}
          />
          <Button type="submit" icon={Plus} size="lg">
            {t('getStarted.people.add')}
          </Button>
        </div>
      </AddRow>
      {invitations.length > 0 ? (
        <Items aria-label={t('getStarted.people.list')}>
          {invitations.map(({ email, role: own }) => (
            <StartItem
              key={email}
              title={email}
              hint={t(`getStarted.role.${own}`)}
              removeLabel={t('getStarted.people.remove', { email })}
              onRemove={() => remove(email)}
            />
          ))}
        </Items>
      ) : null}
    </>
  );
}
