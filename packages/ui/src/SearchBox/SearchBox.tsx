import { Search } from 'lucide-react';
import { useEffect, useState, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { Button } from '../Button';
import { CloseButton } from '../CloseButton';
import { PaletteFoot, PaletteRows, usePaletteList } from '../CommandPalette/PaletteRows';
import type { PaletteGroup } from '../CommandPalette';
import { Icon } from '../Icon';
import { announce } from '../LiveRegion';
import { useLatestCallback } from '../latestCallback';
import { useKitMessages } from '../messages';
import { useJoinedRef } from '../refs';
import { Spinner } from '../Spinner';
import { Field, Failure, Message, Panel, Root } from './SearchBox.styles';

export const searchAppearances = ['bar', 'basic'] as const;
/** `bar` fills a row, such as that of a header; `basic` is a field among other controls. */
export type SearchAppearance = (typeof searchAppearances)[number];

export interface SearchBoxProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-label' | 'role' | 'onBlur'> {
  appearance: SearchAppearance;
  /** Names the search, its field and its list. */
  label: string;
  /** What is typed. */
  value: string;
  /** Called at each letter. Waiting for a pause and finding are the caller's. */
  onSearch: (value: string) => void;
  /** What was found, or what was opened last while nothing is typed; groups without items are left out. */
  groups: readonly PaletteGroup[];
  /** An answer is still to come: the spinner turns and nothing is called empty. @default false */
  isLoading?: boolean;
  /** Said in place of results while the text is too short to be searched for. */
  hint?: string;
  /** Why nothing, or not everything, could be found. */
  error?: string | undefined;
  /** Offers to search once more, where there is an `error`; Enter does the same. */
  onRetry?: () => void;
  /** @default the kit's words for "No results" */
  emptyText?: string;
  /** @default the kit's word for "Search..." */
  placeholder?: string;
  /** Puts the focus into the field when it is shown. @default false */
  takesFocus?: boolean;
  /**
   * It is no longer wanted: by Escape, by its close button, by an item before it acts, and where the focus or a press goes
   * elsewhere (a basic one only while nothing is typed).
   * @param hadFocus whether the focus was in it and has to go somewhere.
   */
  onClose?: (hadFocus: boolean) => void;
}

/**
 * A search that answers below its field, in groups: the arrows cross them and Enter opens. Escape closes a bar; it empties
 * a basic field, then closes its answers.
 */
export function SearchBox({
  appearance,
  label,
  value,
  onSearch,
  groups,
  isLoading = false,
  hint,
  error,
  onRetry,
  emptyText,
  placeholder,
  takesFocus = false,
  onClose,
  ref: outer,
  ...rest
}: SearchBoxProps) {
  const messages = useKitMessages();
  const isBar = appearance === 'bar';
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const ref = useJoinedRef(setRoot, outer);
  const [isOpen, setOpen] = useState(isBar || takesFocus);
  const nothing = emptyText ?? messages.noResults;
  const isTyped = value.trim() !== '';
  // What is too short, or could not be searched for, has not come to nothing.
  const isUnsearched = isLoading || hint !== undefined || error !== undefined;
  const list = usePaletteList(groups, value, isUnsearched, nothing);
  const hasRows = list.count > 0;
  const isShown = isOpen && (hasRows || isTyped);

  const said = isLoading ? undefined : (error ?? hint);
  useEffect(() => {
    if (said !== undefined) announce(said);
  }, [said]);

  const search = (text: string) => {
    list.noteTyping();
    setOpen(true);
    onSearch(text);
  };
  const clear = () => {
    search('');
    root?.querySelector('input')?.focus();
  };
  const close = (hadFocus: boolean) => {
    setOpen(false);
    onClose?.(hadFocus);
  };
  const leave = useLatestCallback(() => {
    if (isBar || !isTyped) close(false);
    else setOpen(false);
  });
  useEffect(() => {
    const handlePress = (event: PointerEvent) => {
      if (root && event.target instanceof Node && !root.contains(event.target)) leave();
    };
    if (isOpen) document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [root, isOpen, leave]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && error !== undefined && !hasRows && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      onRetry?.();
    }
    if (event.key !== 'Escape') return;
    // The browser would empty the field by itself, and what stands around it would hear the key too.
    event.preventDefault();
    event.stopPropagation();
    if (isBar || !isTyped) close(true);
    else clear();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Without a next element another window has the focus, or a press that is heard on its own.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) leave();
  };

  return (
    <Root
      {...rest}
      ref={ref}
      role="search"
      aria-label={label}
      data-appearance={appearance}
      data-open={isShown || undefined}
      onKeyDownCapture={handleKeyDown}
      onBlur={handleBlur}
    >
      <Autocomplete disableAutoFocusFirst inputValue={value} onInputChange={search}>
        <Field data-part="field" $size="md" $variant="outlined">
          <SearchField
            aria-label={label}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens a search is about to type
            autoFocus={takesFocus}
          >
            <Icon icon={Search} size={isBar ? 'md' : 'sm'} data-part="icon" />
            {/* The field moves through the list below: that, and not only a search, is what it is. */}
            <Input
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete adds aria-controls
              role="combobox"
              aria-expanded={isShown && hasRows}
              placeholder={placeholder ?? messages.search}
              autoComplete="off"
              enterKeyHint="search"
              onFocus={() => setOpen(true)}
              onKeyDown={({ key }) => list.noteKey(key)}
              data-part="input"
            />
          </SearchField>
          {isLoading && isTyped ? <Spinner size="sm" label={messages.loading} data-part="spinner" /> : null}
          {value === '' ? null : isBar ? (
            <Button variant="ghost" size="sm" onPress={clear} data-part="clear">
              {messages.clear}
            </Button>
          ) : (
            <CloseButton size="sm" label={messages.clear} onPress={clear} data-part="clear" />
          )}
          {isBar ? <CloseButton onPress={() => close(true)} data-part="close" /> : null}
        </Field>
        {isShown ? (
          <Panel
            {...themeAround(root)}
            data-part="panel"
            // A press between the rows leaves the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
          >
            {error === undefined ? null : (
              <Failure data-part="failure">
                {error}
                {onRetry ? (
                  <Button size="sm" isPending={isLoading} onPress={onRetry}>
                    {messages.retry}
                  </Button>
                ) : null}
              </Failure>
            )}
            {hasRows ? <PaletteRows label={label} list={list} onClose={() => close(true)} /> : null}
            {hasRows || error !== undefined ? null : (
              <Message data-part="message">{isLoading ? messages.loading : (hint ?? nothing)}</Message>
            )}
            {isBar ? <PaletteFoot list={list} /> : null}
          </Panel>
        ) : null}
      </Autocomplete>
    </Root>
  );
}

/** The theme of the page: the panel lies over it also where the field stands on the dark hull, whose colours it has not. */
function themeAround(element: Element | null) {
  const { theme, scheme } = element?.closest<HTMLElement>('[data-theme]')?.dataset ?? {};
  return { 'data-theme': theme, 'data-scheme': scheme };
}
