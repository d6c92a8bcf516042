import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Button,
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select';
import { styled } from 'styled-components';
import {
  bareInput,
  fieldColumn,
  fieldFrame,
  FieldShell,
  invalidProps,
  type FieldSize,
  type FieldTexts,
  type FieldVariant,
} from '../FormField';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { OptionList, OptionPopover } from '../Option';
import type { RootStyle } from '../refs/rootProps';
import { token } from '../tokens';

export interface SelectProps<Mode extends 'single' | 'multiple' = 'single'>
  extends Omit<AriaSelectProps<object, Mode>, 'children' | 'className' | 'style'>, FieldTexts, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** `Option`s and `OptionSection`s. */
  children: ReactNode;
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** 28, 36 or 44 px high; more for coarse pointers. @default 'md' */
  size?: FieldSize;
  icon?: IconComponent;
}

/** One of a fixed list of choices. Typing jumps to a choice; with many of them a ComboBox is kinder. */
export function Select<Mode extends 'single' | 'multiple' = 'single'>({
  children,
  variant = 'outlined',
  size = 'md',
  icon,
  label,
  isOptional = false,
  description,
  errorMessage,
  ...rest
}: SelectProps<Mode>) {
  return (
    <Root as={AriaSelect<object, Mode>} {...invalidProps(errorMessage)} {...rest}>
      <FieldShell label={label} isOptional={isOptional} description={description} errorMessage={errorMessage}>
        <Trigger $size={size} $variant={variant} data-part="control">
          {icon ? <Icon icon={icon} size={size} data-part="icon" /> : null}
          <Value />
          <Icon icon={ChevronDown} size="sm" data-part="icon" />
        </Trigger>
      </FieldShell>
      <OptionPopover>
        <OptionList>{children}</OptionList>
      </OptionPopover>
    </Root>
  );
}

const Root = styled.div`
  ${fieldColumn}
`;

const Trigger = styled(Button)<{ $size: FieldSize; $variant: FieldVariant }>`
  ${fieldFrame}
  text-align: start;
  cursor: pointer;
`;

const Value = styled(SelectValue)`
  ${bareInput}
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  overflow: hidden;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${token('text.tertiary')};
  }
  [data-disabled] > &[data-placeholder] {
    color: inherit;
  }
  & [data-part='text'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & [data-part='description'],
  & [data-part='mark'] {
    display: none;
  }
`;
