import type { Ref } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import {
  bareInput,
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
import { counterOf } from '../TextField';
import type { RootStyle } from '../refs/rootProps';
import { token } from '../tokens';

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'>, FieldTexts, RootStyle {
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLTextAreaElement>;
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** Padding and radius. @default 'md' */
  size?: FieldSize;
  placeholder?: string;
  /** Height of the empty field in lines. @default 3 */
  minRows?: number;
  /** It grows with its text up to this many lines, then scrolls. @default 12 */
  maxRows?: number;
  /** Counts the characters against `maxLength`. @default false */
  hasCounter?: boolean;
}

/** Several lines of text; as high as they need. */
export function TextArea({
  inputRef,
  variant = 'outlined',
  size = 'md',
  placeholder = '',
  minRows = 3,
  maxRows = 12,
  hasCounter = false,
  label,
  isOptional = false,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  ...rest
}: TextAreaProps) {
  const [text, setText] = useText({ value, defaultValue, onChange });
  const { notice, inputProps } = usePasteLimit(text, rest.maxLength);
  return (
    <Root value={text} onChange={setText} {...invalidProps(errorMessage)} {...rest}>
      <FieldShell
        label={label}
        isOptional={isOptional}
        description={notice ?? description}
        errorMessage={errorMessage}
        counter={hasCounter ? counterOf(text, rest.maxLength) : undefined}
      >
        <FieldControl size={size} variant={variant}>
          <Grower data-text={text} $minRows={minRows} $maxRows={maxRows}>
            <Lines ref={inputRef} rows={minRows} placeholder={placeholder} {...inputProps} />
          </Grower>
        </FieldControl>
      </FieldShell>
    </Root>
  );
}

const Root = styled(AriaTextField)`
  ${fieldColumn}
`;

// A hidden copy of the text in the same grid cell gives the field its height: no measuring, no jump.
const Grower = styled.div<{ $minRows: number; $maxRows: number }>`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  margin-inline: calc(var(--qd-field-padding) * -1);
  grid-template-rows: minmax(0, 1fr);
  min-block-size: calc(${(p) => p.$minRows} * 1lh + 16px);
  max-block-size: calc(${(p) => p.$maxRows} * 1lh + 16px);
  &::after,
  & > textarea {
    grid-area: 1 / 1;
    padding: ${token('space.2')} var(--qd-field-padding);
    font: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  &::after {
    /* The space keeps a last empty line open. */
    content: attr(data-text) ' ';
    visibility: hidden;
    overflow: hidden;
  }
`;

const Lines = styled(AriaTextArea)`
  ${bareInput}
  block-size: 100%;
  min-block-size: 0;
  resize: none;
`;
