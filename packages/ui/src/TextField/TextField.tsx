import { useRef, type ReactNode, type Ref } from 'react';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import {
  bareInput,
  ClearButton,
  fieldColumn,
  FieldControl,
  FieldShell,
  invalidProps,
  usePasteLimit,
  useText,
  type FieldSize,
  type FieldTexts,
  type FieldVariant,
} from '../FormField';
import type { IconComponent } from '../Icon/IconComponent';
import type { RootStyle } from '../refs/rootProps';
import { Icon } from '../Icon';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'>, FieldTexts, RootStyle {
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  /** `quiet` shows its border on hover and focus only: in tables and beside titles. @default 'outlined' */
  variant?: FieldVariant;
  /** 28, 36 or 44 px high; more for coarse pointers. @default 'md' */
  size?: FieldSize;
  /** An example, never the label. */
  placeholder?: string;
  icon?: IconComponent;
  /** Fixed text before what is typed, such as "https://". */
  prefix?: string;
  /** Fixed text after what is typed, such as "weeks". */
  unit?: string;
  /** Shows a button that empties the field while there is something in it. @default false */
  isClearable?: boolean;
  /** A button at the end. */
  trailing?: ReactNode;
  /** Counts the characters against `maxLength`. @default false */
  hasCounter?: boolean;
  /** Stands at the end of the label's line, such as the rate at which an amount is changed; below it where both do not fit. */
  labelEnd?: ReactNode;
}

/** One line of text. */
export function TextField({
  inputRef,
  variant = 'outlined',
  size = 'md',
  placeholder = '',
  icon,
  prefix,
  unit,
  isClearable = false,
  trailing,
  hasCounter = false,
  labelEnd,
  label,
  isOptional = false,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  ...rest
}: TextFieldProps) {
  const [text, setText] = useText({ value, defaultValue, onChange });
  const { notice, inputProps } = usePasteLimit(text, rest.maxLength);
  const control = useRef<HTMLDivElement>(null);
  const isCleared = text === '' || rest.isDisabled === true || rest.isReadOnly === true;
  const handleClear = () => {
    setText('');
    control.current?.querySelector('input')?.focus();
  };
  return (
    <Root value={text} onChange={setText} {...invalidProps(errorMessage)} {...rest}>
      <FieldShell
        label={label}
        isOptional={isOptional}
        description={notice ?? description}
        errorMessage={errorMessage}
        labelEnd={labelEnd}
        counter={hasCounter ? counterOf(text, rest.maxLength) : undefined}
      >
        <FieldControl ref={control} size={size} variant={variant}>
          {icon ? <Icon icon={icon} size={size} data-part="icon" /> : null}
          {prefix === undefined ? null : <span data-part="prefix">{prefix}</span>}
          <TextInput ref={inputRef} placeholder={placeholder} {...inputProps} />
          {isClearable && !isCleared ? <ClearButton onPress={handleClear} /> : null}
          {unit === undefined ? null : <span data-part="unit">{unit}</span>}
          {trailing === undefined ? null : <span data-part="trailing">{trailing}</span>}
        </FieldControl>
      </FieldShell>
    </Root>
  );
}

/** "12 / 80", or the bare count without a limit. */
export function counterOf(text: string, maxLength: number | undefined): string {
  return maxLength === undefined ? String(text.length) : `${text.length} / ${maxLength}`;
}

const Root = styled(AriaTextField)`
  ${fieldColumn}
`;

const TextInput = styled(Input)`
  ${bareInput}
`;
