import { request } from '@quarterdeck/contract';
import { unlockSession } from '@quarterdeck/contract/endpoints/auth';
import type { SessionPerson } from '@quarterdeck/contract/entities/storedSession';
import { session } from '@quarterdeck/data/session/session';
import { useTranslation } from '@quarterdeck/i18n';
import { Form, FormSummary } from '@quarterdeck/ui/Form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { problemOfEmail, problemOfPassword } from '../model/problems';
import { isWrongCredentials } from '../model/refusals';
import { FormAlert } from './FormAlert';
import { PasswordRow } from './PasswordRow';
import { PersonPanel } from './PersonPanel';
import { useAuthAddress } from './useAuthAddress';
import { EmailField } from './EmailField';
import { DemoAccountNote } from './DemoAccountNote';
import { useAuthForm } from './useAuthForm';
import { useFailureText } from './useFailureText';
import { useSignedIn } from './useSignedIn';

export interface UnlockFormProps {
  /** Who goes on; without it the form asks for the e-mail. */
  person: SessionPerson | undefined;
  /** Whether it lies over a page: nothing on it leads away from there. @default false */
  isOverPage?: boolean;
  /** Once the session goes on, here or in another tab. */
  onUnlocked?: () => void;
  /** The buttons. */
  children: (state: { canSubmit: boolean; isPending: boolean }) => ReactNode;
}

/** The password of who was signed in; what they did goes on with it. */
export function UnlockForm({ person: known, isOverPage = false, onUnlocked, children }: UnlockFormProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { hrefOf } = useAuthAddress();
  const send = useMutation({
    mutationFn: (body: { email: string; password: string }) => request(unlockSession, { body }),
    onSuccess: (answer) => session.begin(answer),
  });
  useSignedIn(send.isSuccess, () => onUnlocked?.());
  // Whoever has begun with the address goes on with it, also when it turns out who is meant.
  const [asksEmail, setAsksEmail] = useState(false);
  const personOf = (email: string) => (asksEmail || email !== '' ? undefined : known);
  const form = useAuthForm({
    initial: { email: '', password: '' },
    problemsOf: ({ email, password }) => ({
      email: personOf(email) ? undefined : problemOfEmail(email),
      password: problemOfPassword(password),
    }),
    onSubmit: ({ email, password }) => send.mutate({ email: personOf(email)?.email ?? email.trim(), password }),
    isPending: send.isPending,
    error: send.error,
  });
  const person = personOf(form.texts.email);
  const isWrong = isWrongCredentials(send.error);
  // Below the field, where it is: there is only one that can be wrong.
  const isWrongPassword = isWrong && person !== undefined;
  const field = useRef<HTMLInputElement>(null);
  // It was disabled while it was sent, and has lost the focus.
  const wrongAt = isWrongPassword ? send.submittedAt : 0;
  useEffect(() => {
    if (wrongAt > 0) field.current?.focus();
  }, [wrongAt]);
  return (
    <Form {...form.formProps}>
      {form.failure && !isWrongPassword ? (
        <FormAlert key={send.submittedAt} title={t(isWrong ? 'auth.signIn.wrong' : 'auth.unlock.failed')}>
          {isWrong ? t('auth.signIn.wrongText') : failureText(form.failure)}
        </FormAlert>
      ) : (
        <FormSummary {...form.summaryProps} />
      )}
      {person ? (
        <PersonPanel person={person} />
      ) : (
        <EmailField
          {...form.propsOf('email')}
          onFocus={() => setAsksEmail(true)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to take the focus
          autoFocus={isOverPage}
        />
      )}
      <PasswordRow
        {...form.propsOf('password')}
        inputRef={field}
        {...(isWrongPassword && form.isAsSent('password')
          ? { isInvalid: true, errorMessage: t('auth.unlock.wrong') }
          : {})}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- there is one thing to do
        autoFocus={person !== undefined}
        forgotHref={hrefOf('forgot-password')}
        opensWindow={isOverPage}
        email={form.texts.email.trim()}
      />
      {children({ canSubmit: form.canSubmit, isPending: send.isPending })}
      <DemoAccountNote
        isDisabled={send.isPending}
        onFill={(account) => {
          if (!person) form.change('email', account.email);
          form.change('password', account.password);
        }}
      />
    </Form>
  );
}
