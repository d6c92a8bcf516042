import { Pencil } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { isQuestion } from '../keptFocus';
import { below, token, type } from '../tokens';

export interface InlineEditProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  value: string;
  /** Called with the trimmed new text; not called when nothing changed, nor with nothing. */
  onSave: (value: string) => void;
  /** Name of the action and of the field, such as "Edit title". */
  label: string;
  /** Shown in place of an empty text. */
  placeholder?: string;
  /** Why a trimmed text cannot be saved, for the field to say so; the text stays. Undefined for one that can. */
  refuse?: (value: string) => string | undefined;
  /** Lets an empty text be saved. @default false */
  isEmptyAllowed?: boolean;
  isDisabled?: boolean;
}

/**
 * Text that becomes a field on click or Enter. Enter or leaving it saves, Escape restores. It takes the
 * type of the place it stands in, so that a title stays a title.
 */
export function InlineEdit({
  value,
  onSave,
  label,
  placeholder = '',
  refuse,
  isEmptyAllowed = false,
  isDisabled = false,
  ...rest
}: InlineEditProps) {
  const [draft, setDraft] = useState<string>();
  const returnsFocus = useRef(false);
  const problemId = useId();
  const problem = draft === undefined ? undefined : refuse?.(draft.trim());

  const finish = (isSaved: boolean) => {
    const text = draft?.trim() ?? value;
    setDraft(undefined);
    if (isSaved && text !== value && (text !== '' || isEmptyAllowed)) onSave(text);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    // The dialog or the pane around it stays open.
    event.stopPropagation();
    if (event.key === 'Enter' && problem !== undefined) return;
    returnsFocus.current = true;
    finish(event.key === 'Enter');
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (isQuestion(relatedTarget)) return;
    // Ended by a key: the field leaves the page, and that blur must not save what Escape took back.
    if (!returnsFocus.current && problem === undefined) finish(true);
  };
  const takeButton = (button: HTMLButtonElement | null) => {
    if (!button || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.focus();
  };

  return (
    <Root {...rest}>
      {draft === undefined ? (
        <Shown
          ref={takeButton}
          type="button"
          disabled={isDisabled}
          aria-label={`${value === '' ? placeholder : value}, ${label}`}
          onClick={() => setDraft(value)}
        >
          <span data-part="text" data-empty={value === '' || undefined}>
            {value === '' ? placeholder : value}
          </span>
          <Icon icon={Pencil} size="xs" data-part="pencil" />
        </Shown>
      ) : (
        <Edited
          ref={selectAll}
          aria-label={label}
          value={draft}
          placeholder={placeholder}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={handleKeyDown}
          onBlur={handleBlur}
          {...(problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId })}
        />
      )}
      {problem === undefined ? null : (
        <Problem id={problemId} role="alert">
          {problem}
        </Problem>
      )}
    </Root>
  );
}

const Problem = styled.p`
  margin-block: ${token('space.1')} 0;
  color: ${token('danger.text')};
  ${type('small')}
`;

function selectAll(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}

const Root = styled.div`
  min-inline-size: 0;
  margin-inline: calc(${token('space.1-5')} * -1);
`;

const Shown = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  max-inline-size: 100%;
  min-block-size: 24px;
  padding: 1px calc(${token('space.1-5')} - 1px);
  border: 1px solid transparent;
  border-radius: ${token('radius.sm')};
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  cursor: text;
  & > [data-part='text'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-empty] {
    color: ${token('text.tertiary')};
  }
  & > [data-part='pencil'] {
    color: ${token('text.secondary')};
    opacity: 0;
  }
  @media (hover: hover) {
    &:hover:enabled {
      border-color: ${token('border.control')};
    }
    &:hover:enabled > [data-part='pencil'] {
      opacity: 1;
    }
  }
  &:focus-visible > [data-part='pencil'] {
    opacity: 1;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -1px;
  }
  &:disabled {
    cursor: default;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
    & > [data-part='pencil'] {
      opacity: 1;
    }
    &:disabled > [data-part='pencil'] {
      opacity: 0;
    }
  }
`;

const Edited = styled.input`
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 24px;
  padding: 1px calc(${token('space.1-5')} - 1px);
  border: 1px solid ${token('border.control')};
  border-radius: ${token('radius.sm')};
  background: ${token('surface.card')};
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  ${below('sm')} {
    /* A smaller text makes the browser zoom in. */
    font-size: max(16px, 1em);
  }
  &:focus {
    border-color: transparent;
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -1px;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
