import { projectRoles, type ProjectRole } from '@quarterdeck/contract/entities/project';
import { pasteAddresses } from '@quarterdeck/data/visit/pasteAddresses';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Option } from '@quarterdeck/ui/Option';
import { Select } from '@quarterdeck/ui/Select';
import { TextField } from '@quarterdeck/ui/TextField';
import { Plus, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { AddRow, BesideField, Items } from './GetStarted.styles';
import type { StepProps } from './ProjectStep';
import type { TypedPeople } from './useTypedPeople';

const roleOf = (key: unknown): ProjectRole | undefined => projectRoles.find((role) => role === key);

export interface PeopleStepProps extends StepProps {
  typed: TypedPeople;
}

/** E-mail addresses with what each of them may do. Several can be pasted at once. */
export function PeopleStep({ draft, onChange, typed }: PeopleStepProps) {
  const { t } = useTranslation();
  const { invitations, email: text, role } = draft;
  const { field, words } = typed;

  const add = (event: FormEvent) => {
    event.preventDefault();
    typed.add();
  };
  const remove = (email: string) => {
    onChange({ invitations: invitations.filter((one) => one.email !== email) });
    field.current?.focus();
  };

  return (
    <div data-part="fields">
      <AddRow onSubmit={add} noValidate>
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
          {...(words.notice === null ? {} : { description: words.notice })}
          {...(words.problem === null ? {} : { isInvalid: true, errorMessage: words.problem })}
        />
        <BesideField>
          <Select
            aria-label={t('getStarted.people.role')}
            selectedKey={role}
            onSelectionChange={(key) => onChange({ role: roleOf(key) ?? 'member' })}
            size="lg"
          >
            {projectRoles.map((one) => (
              <Option key={one} id={one}>
                {t(`getStarted.role.${one}`)}
              </Option>
            ))}
          </Select>
          <Button type="submit" icon={Plus} size="lg">
            {t('getStarted.people.add')}
          </Button>
        </BesideField>
      </AddRow>
      {invitations.length > 0 ? (
        <Items aria-label={t('getStarted.people.list')}>
          {invitations.map(({ email, role: own }) => (
            <li key={email}>
              <div>
                {email}
                <small>{t(`getStarted.role.${own}`)}</small>
              </div>
              <IconButton icon={X} label={t('getStarted.people.remove', { email })} onPress={() => remove(email)} />
            </li>
          ))}
        </Items>
      ) : null}
    </div>
  );
}
