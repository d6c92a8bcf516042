import {
  useDeferredValue,
  useId,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { styled } from 'styled-components';
import { useDraft } from '../autosave';
import { usePasteLimit } from '../FormField/usePasteLimit';
import { isQuestion } from '../keptFocus';
import { token, type } from '../tokens';
import { draftRow } from '../VirtualList/rowParts';
import { whenReleased } from './whenReleased';

export interface DraftHint {
  text: string;
  /** `danger` for why the text cannot be added. @default neutral */
  tone?: 'warning' | 'danger';
}

export interface DraftRowProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onFocus'> {
  /** Where the browser keeps what is typed and not added yet. */
  draftKey: string;
  /** Name of the field. */
  label: string;
  /** @default the label */
  placeholder?: string;
  /** In UTF-16 units; more is not typed. @default none: too much is refused instead */
  maxLength?: number;
  /** Why a text cannot be added; it stays in the field. */
  refuse?: (text: string) => string | undefined;
  /** What is said of the text as it is typed, or what keys do. @default nothing */
  hint?: (text: string) => DraftHint | undefined;
  /** A row of a list, or a card of a board. @default 'row' */
  variant?: 'row' | 'card';
  /**
   * @param text trimmed, not empty.
   * @param how.isLast whether the field goes away with it, so that a failure needs a Retry of its own.
   * @param how.done is called as soon as the text is kept elsewhere or saved, also after another attempt.
   * @returns whether it was saved; otherwise the field has the text again.
   */
  onAdd: (text: string, how: { isLast: boolean; done: () => void }) => Promise<boolean>;
  /**
   * Called when nothing more is to be written.
   * @param isByKey whether Escape or Enter ended it: the focus has no place of its own then.
   */
  onEnd: (isByKey: boolean) => void;
  /** Of the field. */
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
}

/**
 * A field for a new record in its list. Enter adds it and leaves the field for the next one, in an empty field it ends;
 * leaving the field adds too, Escape does not. A question that opens over the page, such as one for a password, leaves it open.
 */
export function DraftRow({
  draftKey,
  label,
  placeholder = label,
  maxLength,
  refuse,
  hint,
  variant = 'row',
  onAdd,
  onEnd,
  onFocus,
  ...rest
}: DraftRowProps) {
  const hintId = useId();
  const [text, change, take] = useDraft(draftKey);
  const field = useRef<HTMLInputElement>(null);
  // The focus that goes back to its place leaves this field, which would add what Escape puts away.
  const isEnded = useRef(false);
  const problem = refuse?.(text);
  // To look through ten thousand records must not hold the letters up.
  const slowText = useDeferredValue(text);
  const { notice, inputProps } = usePasteLimit(text, maxLength);
  const noticed: DraftHint | undefined = notice === undefined ? hint?.(slowText) : { text: notice, tone: 'warning' };
  const said: DraftHint | undefined = problem === undefined ? noticed : { text: problem, tone: 'danger' };

  const add = async (isLast: boolean) => {
    const wanted = text.trim();
    if (wanted === '' || problem !== undefined) return;
    // Emptied before the answer, so that a second Enter cannot add the same again.
    const { done, giveBack } = take();
    if (await onAdd(wanted, { isLast, done })) done();
    else giveBack();
  };
  const endByKey = () => {
    isEnded.current = true;
    onEnd(true);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') endByKey();
    else void add(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    endByKey();
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    // When another window comes to the front, the field is still the focus of the page.
    if (isEnded.current || document.activeElement === event.currentTarget || isQuestion(event.relatedTarget)) return;
    whenReleased(() => {
      // The press may have led back to the field, or to where there is none.
      const goesOn = field.current !== null && document.activeElement === field.current;
      void add(!goesOn);
      // What is refused stays to be mended.
      if (field.current && !goesOn && problem === undefined) onEnd(false);
    });
  };

  return (
    <Row data-part="draft" data-variant={variant} onSubmit={handleSubmit} {...rest}>
      <i aria-hidden />
      <input
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The field appears because somebody asked to write.
        autoFocus
        aria-label={label}
        aria-describedby={said ? hintId : undefined}
        aria-invalid={problem !== undefined || undefined}
        placeholder={placeholder}
        value={text}
        dir="auto"
        maxLength={maxLength}
        enterKeyHint="done"
        onChange={(event) => change(event.target.value)}
        {...inputProps}
        onKeyDown={handleKeyDown}
        onFocus={onFocus}
        onBlur={handleBlur}
      />
      {said ? (
        <small id={hintId} aria-live="polite" data-tone={said.tone}>
          {said.text}
        </small>
      ) : null}
    </Row>
  );
}

const Row = styled.form`
  ${draftRow}
  & > small[data-tone='warning'] {
    color: ${token('warning.text')};
  }
  & > small[data-tone='danger'] {
    color: ${token('danger.text')};
  }
  &[data-variant='card'] {
    flex-direction: column;
    align-items: stretch;
    gap: ${token('space.1-5')};
    padding: ${token('space.2-5')} ${token('space.3')};
    border: 1px solid ${token('border.control')};
    border-radius: ${token('radius.lg')};
    & > i {
      display: none;
    }
    & > input {
      block-size: 28px;
      ${type('body-medium')}
    }
  }
`;
