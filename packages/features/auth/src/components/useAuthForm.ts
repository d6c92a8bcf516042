import { useTooLong, useTranslation } from '@quarterdeck/i18n';
import type { FormProblem } from '@quarterdeck/ui/Form';
import { useHydrated } from '@quarterdeck/ui/hydrated';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { passwordMaxLength } from '@quarterdeck/contract/entities/signIn';
import type { AuthProblem } from '../model/problems';

export interface AuthFormOptions<Field extends string> {
  /** The fields in their order, and what they hold at first. */
  initial: Readonly<Record<Field, string>>;
  problemsOf: (texts: Readonly<Record<Field, string>>) => Partial<Record<Field, AuthProblem | undefined>>;
  onSubmit: (texts: Readonly<Record<Field, string>>) => void;
  isPending: boolean;
}

/** A small form that is sent as a whole: what is wrong is said once a field was left or Enter was pressed. */
export function useAuthForm<Field extends string>({
  initial,
  problemsOf,
  onSubmit,
  isPending,
}: AuthFormOptions<Field>) {
  const { t } = useTranslation();
  const tooLong = useTooLong();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(initial);
  const [left, setLeft] = useState<readonly Field[]>([]);
  const [tries, setTries] = useState(0);
  const [isSentEarly, setSentEarly] = useState(false);
  const fields = Object.keys(initial) as Field[];
  const problems = problemsOf(texts);
  const firstWrong = fields.find((field) => problems[field] !== undefined);

  // What was typed into the prerendered form, or filled in by the browser, before it was hydrated. The host may let it be
  // sent as well (`data-hydrating`): its button is enabled then, which React does not know.
  const adoptPrerendered = useLatestCallback(() => {
    const element = form.current;
    if (!element) return;
    const typed = fields.flatMap((field) => {
      const input = element.elements.namedItem(field);
      if (!(input instanceof HTMLInputElement)) return [];
      const text = input.type === 'checkbox' && !input.checked ? '' : input.value;
      return text === texts[field] ? [] : [[field, text] as const];
    });
    if (typed.length > 0) setTexts({ ...texts, ...Object.fromEntries(typed) });
    if (!('hydrating' in element.dataset)) return;
    for (const button of element.querySelectorAll<HTMLButtonElement>('[type=submit]')) button.disabled = true;
    if ('sent' in element.dataset) setSentEarly(true);
    delete element.dataset['sent'];
  });
  useLayoutEffect(() => adoptPrerendered(), [adoptPrerendered]);

  const wordsOf = (field: Field): string => {
    const problem: AuthProblem | undefined = problems[field];
    if (problem === undefined) return '';
    const length = problem === 'passwordLong' ? tooLong(texts[field], passwordMaxLength) : undefined;
    return length ?? t(`auth.problem.${problem}`, { text: truncateForSpeech(texts[field].trim()) });
  };
  const isShown = (field: Field) => problems[field] !== undefined && (tries > 0 || left.includes(field));
  const sayWhatIsWrong = () => {
    if (firstWrong === undefined) return;
    setTries((count) => count + 1);
    const input = form.current?.elements.namedItem(firstWrong);
    if (input instanceof HTMLElement) input.focus();
  };

  const send = useLatestCallback(() => {
    if (firstWrong !== undefined) sayWhatIsWrong();
    else if (!isPending) onSubmit(texts);
  });
  const isSentAgain = useRef(false);
  // Once the typed texts are in its state.
  useEffect(() => {
    if (!isSentEarly || isSentAgain.current) return;
    isSentAgain.current = true;
    send();
  }, [isSentEarly, send]);

  return {
    texts,
    change: (field: Field, text: string) => setTexts((before) => ({ ...before, [field]: text })),
    /** Shows what is wrong, and takes the focus to the first of it. */
    sayWhatIsWrong,
    /** Whether the button can be pressed. */
    canSubmit: isHydrated && firstWrong === undefined,
    /** Of the summary: nothing before somebody has tried. The focus goes to the first wrong field. */
    summaryProps: {
      title: t('auth.summary'),
      takesFocus: false,
      problems:
        tries > 0
          ? fields.flatMap((name): FormProblem[] => (problems[name] ? [{ name, message: wordsOf(name) }] : []))
          : [],
    },
    formProps: {
      ref: form,
      'data-hydrating': isHydrated ? undefined : '',
      validationBehavior: 'aria' as const,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        send();
      },
      // A button that is disabled keeps Enter from sending the form; whoever presses it hears why.
      onKeyDown: ({ key, target }: KeyboardEvent) => {
        const isField = target instanceof HTMLInputElement && ['text', 'email', 'password'].includes(target.type);
        if (key === 'Enter' && isField && isHydrated) sayWhatIsWrong();
      },
    },
    propsOf: (field: Field) => ({
      name: field,
      value: texts[field],
      onChange: (text: string) => setTexts((before) => ({ ...before, [field]: text })),
      // A field that was left with nothing in it is not yet wrong.
      onBlur: () => {
        if (texts[field] !== '') setLeft((before) => [...before, field]);
      },
      isRequired: true,
      isDisabled: isPending,
      ...(isShown(field) ? { isInvalid: true, errorMessage: wordsOf(field) } : {}),
    }),
  };
}
