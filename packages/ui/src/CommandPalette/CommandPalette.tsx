import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { CloseButton } from '../CloseButton';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { Scrim } from '../overlay';
import { Spinner } from '../Spinner';
import { Bar, Column, Empty, Notice, Sheet } from './CommandPalette.styles';
import { PaletteFoot, PaletteRows, usePaletteList } from './PaletteRows';
import type { PaletteGroup } from './paletteItems';

export interface CommandPaletteProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  isOpen: boolean;
  /** Called with false by Escape in the empty field, a press outside, and before an item acts. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog and its field. */
  label: string;
  /** What is typed. */
  value: string;
  /** Called at each letter. Finding and filtering is the caller's. */
  onSearch: (value: string) => void;
  /** What was found, or what was used last while nothing is typed; groups without items are left out. */
  groups: readonly PaletteGroup[];
  /** An answer is still to come: the spinner turns and nothing is called empty. @default false */
  isLoading?: boolean;
  /** What has to be said about the list below it, such as that a part of it is missing. */
  notice?: string;
  /** @default the kit's words for "No results" */
  emptyText?: string;
  /** @default the kit's word for "Search..." */
  placeholder?: string;
}

/** Finds and does anything from the keyboard: arrows cross the groups, Enter acts, Escape clears, then closes. */
export function CommandPalette({
  isOpen,
  onOpenChange,
  label,
  value,
  onSearch,
  groups,
  isLoading = false,
  notice,
  emptyText,
  placeholder,
  ...rest
}: CommandPaletteProps) {
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Sheet>
        <Column as={Dialog} {...rest} aria-label={label}>
          <Palette
            {...{ label, value, onSearch, groups, isLoading, notice, emptyText, placeholder }}
            onClose={() => onOpenChange(false)}
          />
        </Column>
      </Sheet>
    </Scrim>
  );
}

interface PaletteProps extends Pick<CommandPaletteProps, 'label' | 'value' | 'onSearch' | 'groups'> {
  isLoading: boolean;
  notice: string | undefined;
  emptyText: string | undefined;
  placeholder: string | undefined;
  onClose: () => void;
}

function Palette({ label, value, onSearch, groups, isLoading, notice, emptyText, placeholder, onClose }: PaletteProps) {
  const messages = useKitMessages();
  const list = usePaletteList(groups, value, isLoading);
  const search = (text: string) => {
    list.noteTyping();
    onSearch(text);
  };

  return (
    <Autocomplete disableAutoFocusFirst inputValue={value} onInputChange={search}>
      <Bar>
        <SearchField
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the palette is about to type
          autoFocus
        >
          <Icon icon={Search} size="md" />
          {/* The field moves through the list below: that, and not only a search, is what it is. */}
          <Input
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete adds aria-controls
            role="combobox"
            aria-expanded
            placeholder={placeholder ?? messages.search}
            onKeyDown={({ key }) => list.noteKey(key)}
            data-part="input"
          />
        </SearchField>
        {isLoading ? <Spinner size="sm" data-part="spinner" /> : null}
        <CloseButton onPress={onClose} data-part="close" />
      </Bar>
      {notice === undefined ? null : <Notice role="status">{notice}</Notice>}
      <PaletteRows
        label={label}
        list={list}
        onClose={onClose}
        empty={<Empty>{isLoading ? messages.loading : (emptyText ?? messages.noResults)}</Empty>}
      />
      <PaletteFoot list={list} />
    </Autocomplete>
  );
}
