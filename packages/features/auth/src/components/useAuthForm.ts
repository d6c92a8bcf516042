import { useTooLong, useTranslation } from '@quarterdeck/i18n';
import type { FormProblem } from '@quarterdeck/ui/Form';
import { useHydrated } from '@quarterdeck/ui/hydrated';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { passwordMaxLength } from '@quarterdeck/contract/entities/signIn';
import type { AuthProblem } from '../model/problems';
import { refusalsOf } from '../model/refusals';

export interface AuthFormOptions<Field extends string> {
  /** The fields in their order, and what they hold at first. */
  initial: Readonly<Record<Field, string>>;
  problemsOf: (texts: Readonly<Record<Field, string>>) => Partial<Record<Field, AuthProblem | undefined>>;
  onSubmit: (texts: Readonly<Record<Field, string>>) => void;
  /** Once a field is left, with what all of them hold. */
  onLeave?: (texts: Readonly<Record<Field, string>>) => void;
  isPending: boolean;
  /** Why the last sending failed. What the API refuses of a field stands there until the field is changed. */
  error: unknown;
}

/** A small form that is sent as a whole: what is wrong is said once a field was left or Enter was pressed. */
export function useAuthForm<Field extends string>({
  initial,
  problemsOf,
  onSubmit,
  onLeave,
  isPending,
  error,
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
  // No field can be changed while it is sent: what they hold when it has failed is what was sent.
  const [failed, setFailed] = useState({ error, texts });
  if (failed.error !== error) setFailed({ error, texts });
  const refusals = refusalsOf(error);
  // A field that was left empty, or was not even asked for, cannot say what is wrong with it.
  const refused = fields.filter((field) => failed.texts[field] !== '' && refusals[field] !== undefined);
  const isAsSent = (field: Field, text = texts[field]) => text === failed.texts[field];
  const isRefused = (field: Field, text = texts[field]) => refused.includes(field) && isAsSent(field, text);
  const allProblemsOf = (given: typeof texts): Partial<Record<Field, AuthProblem | undefined>> => {
    const stillRefused = refused.filter((field) => isRefused(field, given[field]));
    const problems = { ...problemsOf(given) };
    for (const field of stillRefused) problems[field] ??= refusals[field];
    return problems;
  };
  const problems = allProblemsOf(texts);
  const firstOf = (wrong: typeof problems) => fields.find((field) => wrong[field] !== undefined);
  const firstWrong = firstOf(problems);

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
  const isShown = (field: Field) =>
    problems[field] !== undefined && (tries > 0 || left.includes(field) || isRefused(field));
  const focus = (field: Field) => {
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };
  const sayWhatIsWrong = (wrong = firstWrong) => {
    if (wrong === undefined) return;
    setTries((count) => count + 1);
    focus(wrong);
  };

  const send = useLatestCallback((changes: Partial<Record<Field, string>> = {}) => {
    const next = { ...texts, ...changes };
    const wrong = firstOf(allProblemsOf(next));
    if (wrong !== undefined) sayWhatIsWrong(wrong);
    else if (!isPending) onSubmit(next);
  });
  // They were disabled while they were sent, so none has the focus.
  const focusRefused = useLatestCallback(() => {
    if (refused[0] !== undefined) focus(refused[0]);
  });
  useEffect(() => {
    if (error) focusRefused();
  }, [error, focusRefused]);
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
    /** Sends the form, with changes that are made at the same time; where something is wrong, it says so instead. */
    send,
    /** What is wrong, also before it is said. */
    problems,
    /** Why the last sending failed, where no field says it. */
    failure: refused.length > 0 ? null : error,
    /** Whether a field holds what was sent when the last sending failed. */
    isAsSent: (field: Field) => isAsSent(field),
    /** Whether the button can be pressed. */
    canSubmit: isHydrated && firstWrong === undefined,
    /** Of the summary: nothing before somebody has tried. The focus goes to the first wrong field. */
    summaryProps: {
      title: t('auth.summary'),
      takesFocus: false,
      problems:
        tries > 0 || fields.some((name) => isRefused(name))
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
      onBlur: () => {
        onLeave?.(texts);
        // A field that was left with nothing in it is not yet wrong.
        if (texts[field] !== '') setLeft((before) => [...before, field]);
      },
      isRequired: true,
      isDisabled: isPending,
      ...(isShown(field) ? { isInvalid: true, errorMessage: wordsOf(field) } : {}),
    }),
  };
}
