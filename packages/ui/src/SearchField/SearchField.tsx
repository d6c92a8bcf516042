import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps, type KeyboardEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import { bareInput, fieldFrame, type FieldSize, type FieldVariant } from '../FormField/FieldControl';
import { useText } from '../FormField/useText';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { usePreferences } from '../preferences';
import { isSingleKey } from '../shortcuts';
import { token, type } from '../tokens';

export interface SearchFieldProps extends Omit<
  ComponentProps<'div'>,
  'ref' | 'children' | 'onChange' | 'onSubmit' | 'defaultValue'
> {
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  /** What is searched, such as "Search tasks": names the field and its landmark. */
  label: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Enter. */
  onSubmit?: (value: string) => void;
  /** @default 'Search...' in the kit's words */
  placeholder?: string;
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** 28, 36 or 44 px high; more for coarse pointers. @default 'md' */
  size?: FieldSize;
  /** Keys that lead here, such as "⌘K"; hidden while there is text, and a single one where a person has turned those off. */
  shortcut?: string;
  /** Escape in an empty field. */
  onClose?: () => void;
  /** @default false */
  isDisabled?: boolean;
}

/**
 * Searches while typing. Escape empties it, a second Escape calls `onClose`. Waiting for a pause in
 * typing is the caller's, who knows what a search costs. It is the browser's own search field: it stands
 * in heads of pages that are shown first, where the machinery of forms would be in the way.
 */
export function SearchField({
  inputRef,
  label,
  placeholder,
  variant = 'outlined',
  size = 'md',
  shortcut,
  value,
  defaultValue,
  onChange,
  onSubmit,
  onClose,
  isDisabled = false,
  ...rest
}: SearchFieldProps) {
  const messages = useKitMessages();
  const frame = useRef<HTMLDivElement>(null);
  const [text, setText] = useText({ value, defaultValue, onChange });
  const hasSingleKeys = usePreferences((preferences) => preferences.hasSingleKeys);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') onSubmit?.(text);
    if (event.key !== 'Escape') return;
    // The browser would empty the field by itself, and what stands around it would hear the key too.
    event.preventDefault();
    event.stopPropagation();
    if (text === '') onClose?.();
    else setText('');
  };
  const clear = () => {
    setText('');
    frame.current?.querySelector('input')?.focus();
  };

  return (
    <div role="search" aria-label={label} {...rest}>
      <Frame ref={frame} $size={size} $variant={variant} data-disabled={isDisabled || undefined}>
        <Icon icon={Search} size={size} data-part="icon" />
        <SearchInput
          ref={inputRef}
          type="search"
          aria-label={label}
          placeholder={placeholder ?? messages.search}
          value={text}
          disabled={isDisabled}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        {text === '' ? null : (
          <Clear type="button" tabIndex={-1} aria-label={messages.clear} disabled={isDisabled} onClick={clear}>
            <Icon icon={X} size="xs" />
          </Clear>
        )}
        {text === '' && shortcut !== undefined && (hasSingleKeys || !isSingleKey(shortcut)) ? (
          <Shortcut aria-hidden>{shortcut}</Shortcut>
        ) : null}
      </Frame>
    </div>
  );
}

const Frame = styled.div<{ $size: FieldSize; $variant: FieldVariant }>`
  cursor: text;
  ${fieldFrame}
`;

const SearchInput = styled.input`
  ${bareInput}
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  margin-inline-end: calc(var(--qd-field-padding) * -1 + 5px);
  padding: 0;
  border: 0;
  border-radius: ${token('radius.xs')};
  background: none;
  color: ${token('text.secondary')};
  cursor: pointer;
  &:hover {
    background: ${token('fill.hover')};
  }
  &:active {
    background: ${token('fill.pressed')};
  }
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -10px;
    }
  }
`;

const Shortcut = styled.kbd`
  flex: none;
  padding-inline: ${token('space.1')};
  border: 1px solid ${token('border.default')};
  border-radius: ${token('radius.xs')};
  color: ${token('text.tertiary')};
  ${type('caption')}
  font-family: inherit;
`;
