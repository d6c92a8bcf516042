import { ChevronDown, ChevronUp } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { styled } from 'styled-components';
import {
  bareInput,
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
import type { RootStyle } from '../refs/rootProps';
import { token } from '../tokens';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style'>, FieldTexts, RootStyle {
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  /** Money: the ISO 4217 code, such as "EUR". Values are in major units. */
  currency?: string;
  /** Values are shares: 0.5 is shown as 50 %; decimals are a matter of `formatOptions`. @default false */
  isPercent?: boolean;
  /** Fixed text after the number, such as "weeks". */
  unit?: string;
  icon?: IconComponent;
  placeholder?: string;
  /** `end` for columns of numbers. @default 'start' */
  align?: 'start' | 'end';
  /** Buttons that take a step; the arrow keys always do. @default true */
  hasSteppers?: boolean;
  /** `quiet` shows its border on hover and focus only: in tables. @default 'outlined' */
  variant?: FieldVariant;
  /** 28, 36 or 44 px high; more for coarse pointers. @default 'md' */
  size?: FieldSize;
}

/**
 * A number, written as the language writes it. Up and Down take a step, Home and End go to the limits, the
 * wheel steps only while the field has the focus. `onChange` gets NaN for an empty field.
 */
export function NumberField({
  inputRef,
  currency,
  isPercent = false,
  unit,
  icon,
  placeholder = '',
  align = 'start',
  hasSteppers = true,
  variant = 'outlined',
  size = 'md',
  label,
  isOptional = false,
  description,
  errorMessage,
  formatOptions,
  ...rest
}: NumberFieldProps) {
  const format = {
    ...(currency === undefined ? {} : ({ style: 'currency', currency } as const)),
    ...(isPercent ? ({ style: 'percent' } as const) : {}),
    ...formatOptions,
  };
  return (
    <Root formatOptions={format} {...invalidProps(errorMessage)} {...rest}>
      <FieldShell label={label} isOptional={isOptional} description={description} errorMessage={errorMessage}>
        <FieldControl as={Group} size={size} variant={variant}>
          {icon ? <Icon icon={icon} size={size} data-part="icon" /> : null}
          <Digits ref={inputRef} placeholder={placeholder} data-align={align} />
          {unit === undefined ? null : <span data-part="unit">{unit}</span>}
          {hasSteppers && rest.isReadOnly !== true ? (
            <Steppers data-part="steppers">
              <Stepper slot="increment">
                <Icon icon={ChevronUp} size="xs" />
              </Stepper>
              <Stepper slot="decrement">
                <Icon icon={ChevronDown} size="xs" />
              </Stepper>
            </Steppers>
          ) : null}
        </FieldControl>
      </FieldShell>
    </Root>
  );
}

const Root = styled(AriaNumberField)`
  ${fieldColumn}
`;

const Digits = styled(Input)`
  ${bareInput}
  font-variant-numeric: tabular-nums;
  &[data-align='end'] {
    text-align: end;
  }
`;

const Steppers = styled.span`
  display: flex;
  flex: none;
  flex-direction: column;
  align-self: stretch;
  inline-size: 20px;
  margin-inline-end: calc(var(--qd-field-padding) * -1 + 3px);
  padding-block: 3px;
  /* Two flat targets above each other are too small for a finger. */
  @media (pointer: coarse) {
    flex-direction: row-reverse;
    inline-size: 80px;
    padding: 0;
  }
`;

const Stepper = styled(Button)`
  display: grid;
  place-items: center;
  flex: 1;
  min-block-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.xs')};
  background: none;
  color: ${token('text.secondary')};
  cursor: pointer;
  &[data-hovered] {
    background: ${token('fill.hover')};
    color: ${token('text.primary')};
  }
  &[data-pressed] {
    background: ${token('fill.pressed')};
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
    cursor: default;
  }
`;
