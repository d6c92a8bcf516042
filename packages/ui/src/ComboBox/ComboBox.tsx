import { ChevronDown, type LucideIcon } from 'lucide-react';
import { use, type ReactNode, type Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { styled } from 'styled-components';
import {
  bareInput,
  fieldColumn,
  FieldButton,
  FieldControl,
  FieldShell,
  type FieldSize,
  type FieldTexts,
  type FieldVariant,
} from '../FormField';
import { fold } from '../fold';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { OptionList, OptionPopover, SoughtContext } from '../Option';
import { Spinner } from '../Spinner';
import { token, type } from '../tokens';

export interface ComboBoxProps<Item extends object>
  extends Omit<AriaComboBoxProps<Item>, 'children' | 'className' | 'style'>, FieldTexts {
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  /** `Option`s, or a function from one of `items` to its `Option`. */
  children: ReactNode | ((item: Item) => ReactNode);
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** 28, 36 or 44 px high; more for coarse pointers. @default 'md' */
  size?: FieldSize;
  icon?: LucideIcon;
  placeholder?: string;
  /** More options are on their way. @default false */
  isLoading?: boolean;
}

const containsFolded = (text: string, sought: string) => fold(text).includes(fold(sought));

/** Choosing from a long list by typing a part of the name; free text with `allowsCustomValue`. */
export function ComboBox<Item extends object>({
  children,
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
  return (
    <Root
      as={AriaComboBox<Item>}
      defaultFilter={containsFolded}
      allowsEmptyCollection
      isInvalid={errorMessage !== undefined}
      {...rest}
    >
      <FieldShell label={label} isOptional={isOptional} description={description} errorMessage={errorMessage}>
        <FieldControl as={Group} role="presentation" size={size} variant={variant}>
          {icon ? <Icon icon={icon} size={size} data-part="icon" /> : null}
          <TextInput ref={inputRef} placeholder={placeholder} />
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

const TextInput = styled(Input)`
  ${bareInput}
`;

export const EmptyRow = styled.div`
  padding: ${token('space.2')};
  color: ${token('text.secondary')};
  ${type('small')}
`;
