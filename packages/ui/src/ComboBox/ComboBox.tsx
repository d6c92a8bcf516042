import { ChevronDown } from 'lucide-react';
import { use, useState, type ReactNode, type Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { styled } from 'styled-components';
import {
  FieldButton,
  fieldColumn,
  FieldControl,
  FieldShell,
  invalidProps,
  type FieldSize,
  type FieldTexts,
  type FieldVariant,
} from '../FormField';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { useKitMessages } from '../messages';
import { OptionList, OptionPopover, SoughtContext } from '../Option';
import { Spinner } from '../Spinner';
import type { RootStyle } from '../refs/rootProps';
import { token, type } from '../tokens';
import { ComboInput } from './ComboInput';
import { contains, rankMatches } from './matches';

export interface ComboBoxProps<Item extends object>
  extends Omit<AriaComboBoxProps<Item>, 'children' | 'className' | 'style'>, FieldTexts, RootStyle {
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  /** `Option`s, or a function from one of `items` to its `Option`. */
  children: ReactNode | ((item: Item) => ReactNode);
  /** The name of one of `defaultItems`: with it, those that begin with what is typed come first. */
  itemText?: (item: Item) => string;
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** 28, 36 or 44 px high; more for coarse pointers. @default 'md' */
  size?: FieldSize;
  icon?: IconComponent;
  placeholder?: string;
  /** More options are on their way. @default false */
  isLoading?: boolean;
}

/** Choosing from a long list by typing a part of the name; free text with `allowsCustomValue`. */
export function ComboBox<Item extends object>({
  children,
  defaultItems,
  itemText,
  value,
  onChange,
  inputRef,
  variant = 'outlined',
  size = 'md',
  icon,
  placeholder = '',
  isLoading = false,
  label,
  isOptional = false,
  description,
  errorMessage,
  ...rest
}: ComboBoxProps<Item>) {
  const messages = useKitMessages();
  const [sought, setSought] = useState('');
  // An owner may show the choice a little later: what is typed meanwhile must not give way to its name then.
  const [given, setGiven] = useState(value);
  const [chosen, setChosen] = useState(value);
  if (given !== value) {
    setGiven(value);
    setChosen(value);
  }
  const items =
    defaultItems && itemText && sought !== '' ? rankMatches([...defaultItems], itemText, sought) : defaultItems;
  return (
    <Root
      as={AriaComboBox<Item>}
      defaultFilter={contains}
      allowsEmptyCollection
      {...invalidProps(errorMessage)}
      {...(items === undefined ? {} : { defaultItems: items })}
      {...rest}
      {...(value === undefined ? {} : { value: chosen })}
      onChange={(key) => {
        setSought('');
        setChosen(key);
        onChange?.(key);
      }}
    >
      <FieldShell label={label} isOptional={isOptional} description={description} errorMessage={errorMessage}>
        <FieldControl as={Group} role="presentation" size={size} variant={variant}>
          {icon ? <Icon icon={icon} size={size} data-part="icon" /> : null}
          <ComboInput
            ref={inputRef}
            placeholder={placeholder}
            allowsCustomValue={rest.allowsCustomValue ?? false}
            onSought={setSought}
          />
          {isLoading ? <Spinner size="xs" label={messages.loading} /> : null}
          <FieldButton>
            <Icon icon={ChevronDown} size="sm" />
          </FieldButton>
        </FieldControl>
      </FieldShell>
      <OptionPopover>
        <Sought>
          <OptionList<Item>
            renderEmptyState={() => <EmptyRow>{isLoading ? messages.loading : messages.noResults}</EmptyRow>}
          >
            {children}
          </OptionList>
        </Sought>
      </OptionPopover>
    </Root>
  );
}

/** Marks what was typed; a name that stands there because it was chosen is not sought. */
function Sought({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  const text = state?.inputValue ?? '';
  return <SoughtContext value={text === state?.selectedItem?.textValue ? '' : text}>{children}</SoughtContext>;
}

const Root = styled.div`
  ${fieldColumn}
`;

export const EmptyRow = styled.div`
  padding: ${token('space.2')};
  color: ${token('text.secondary')};
  ${type('small')}
`;
