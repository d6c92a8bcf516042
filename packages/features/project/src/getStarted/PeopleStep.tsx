import { projectInvitationSchema, projectRoles, type ProjectRole } from '@quarterdeck/contract/entities/project';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Option } from '@quarterdeck/ui/Option';
import { Select } from '@quarterdeck/ui/Select';
import { TextField } from '@quarterdeck/ui/TextField';
import { Plus, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { AddRow, Items } from './GetStarted.styles';
import type { StepProps } from './ProjectStep';

const roleOf = (key: unknown): ProjectRole | undefined => projectRoles.find((role) => role === key);

/** E-mail addresses with what each of them may do. Several can be pasted at once. */
export function PeopleStep({ draft, onChange }: StepProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [role, setRole] = useState<ProjectRole>('member');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { invitations } = draft;

  const add = (event: FormEvent) => {
    event.preventDefault();
    const given = text.split(/[\s,;]+/).filter((part) => part !== '');
    const known = new Set(invitations.map(({ email }) => email.toLowerCase()));
    const wrong: string[] = [];
    const added = given.flatMap((email) => {
      const parsed = projectInvitationSchema.safeParse({ email, role });
      if (!parsed.success) wrong.push(email);
      else if (!known.has(email.toLowerCase())) {
        known.add(email.toLowerCase());
        return [parsed.data];
      }
      return [];
    });
    if (added.length > 0) {
      onChange({ invitations: [...invitations, ...added].slice(0, 50) });
      announce(t('getStarted.people.added', { count: added.length }));
    }
    // What is wrong stays in the field, where it can be mended.
    setText(wrong.join(', '));
    setProblem(
      given.length === 0
        ? t('getStarted.people.missing')
        : wrong.length > 0
          ? t('getStarted.people.wrong', { count: wrong.length, email: wrong[0] })
          : null,
    );
    field.current?.focus();
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
          type="email"
          inputMode="email"
          autoComplete="off"
          value={text}
          onChange={(value) => {
            setText(value);
            setProblem(null);
          }}
          size="lg"
          {...(problem === null ? {} : { isInvalid: true, errorMessage: problem })}
        />
        <Select
          aria-label={t('getStarted.people.role')}
          selectedKey={role}
          onSelectionChange={(key) => setRole(roleOf(key) ?? 'member')}
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
