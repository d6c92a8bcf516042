import { Search } from 'lucide-react';
import type { Ref } from 'react';
import {
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { styled } from 'styled-components';
import { bareInput, ClearButton, FieldControl, useText, type FieldSize, type FieldVariant } from '../FormField';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { token, type } from '../tokens';

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'render' | 'aria-label'> {
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  /** What is searched, such as "Search tasks": names the field and its landmark. */
  label: string;
  /** @default 'Search...' in the kit's words */
  placeholder?: string;
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** 28, 36 or 44 px high; more for coarse pointers. @default 'md' */
  size?: FieldSize;
  /** Keys that lead here, such as "⌘K"; hidden while there is text. */
  shortcut?: string;
  /** Escape in an empty field. */
  onClose?: () => void;
}

/**
 * Searches while typing. Escape empties it, a second Escape calls `onClose`. Waiting for a pause in
 * typing is the caller's, who knows what a search costs.
 */
export function SearchField({
  inputRef,
  label,
  placeholder,
  variant = 'outlined',
  size = 'md',
  shortcut,
  onClose,
  value,
  defaultValue,
  onChange,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const messages = useKitMessages();
  const [text, setText] = useText({ value, defaultValue, onChange });
  const handleKeyDown: AriaSearchFieldProps['onKeyDown'] = (event) => {
    onKeyDown?.(event);
    if (event.key === 'Escape' && text === '') onClose?.();
  };
  return (
    <AriaSearchField
      aria-label={label}
      value={text}
      onChange={setText}
      onKeyDown={handleKeyDown}
      // The landmark is the root itself, so that the name below is the only one.
      render={(root) => <div {...root} role="search" aria-label={label} />}
      {...rest}
    >
      <FieldControl size={size} variant={variant}>
        <Icon icon={Search} size={size} data-part="icon" />
        <SearchInput ref={inputRef} placeholder={placeholder ?? messages.search} />
        {text === '' ? null : <ClearButton />}
        {text === '' && shortcut !== undefined ? <Shortcut aria-hidden>{shortcut}</Shortcut> : null}
      </FieldControl>
    </AriaSearchField>
  );
}

const SearchInput = styled(Input)`
  ${bareInput}
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
