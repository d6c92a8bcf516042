import { Fragment, type Ref } from 'react';
import { Input, TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { fieldColumn, FieldShell, invalidProps, useText, type FieldTexts } from '../FormField';
import type { RootStyle } from '../refs/rootProps';
import { below, byScheme, token, type } from '../tokens';

export interface CodeFieldProps
  extends
    Omit<TextFieldProps, 'children' | 'className' | 'style' | 'type' | 'maxLength' | 'inputMode' | 'autoComplete'>,
    FieldTexts,
    RootStyle {
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  /** Digits of the code, 4 to 8. @default 6 */
  length?: number;
  /** Called with all digits as soon as the last of them is there. */
  onComplete?: (code: string) => void;
}

/**
 * A one-time code, a box a digit. To assistive technology, and to browsers that fill it in from a message, it is one
 * field. Only digits are taken: a code that is pasted with blanks or dashes is, too.
 */
export function CodeField({
  inputRef,
  length = 6,
  onComplete,
  label,
  isOptional = false,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  ...rest
}: CodeFieldProps) {
  const [text, setText] = useText({ value, defaultValue, onChange });
  const digits = digitsOf(text, length);
  const change = (typed: string) => {
    const next = digitsOf(typed, length);
    setText(next);
    if (next.length === length && next !== digits) onComplete?.(next);
  };
  return (
    <Root value={digits} onChange={change} {...invalidProps(errorMessage)} {...rest}>
      <FieldShell label={label} isOptional={isOptional} description={description} errorMessage={errorMessage}>
        <Boxes data-part="boxes">
          {Array.from({ length }, (_, place) => (
            // A box has no identity beyond its place.
            <Fragment key={place}>
              {place === length / 2 ? <span data-part="dash" aria-hidden /> : null}
              <span
                data-part="box"
                data-current={place === Math.min(digits.length, length - 1) || undefined}
                aria-hidden
              >
                {digits[place]}
              </span>
            </Fragment>
          ))}
          <Real ref={inputRef} inputMode="numeric" autoComplete="one-time-code" spellCheck={false} />
        </Boxes>
      </FieldShell>
    </Root>
  );
}

/** The first digits (0 to 9) of a text. */
function digitsOf(text: string, length: number): string {
  return text.replaceAll(/\D/g, '').slice(0, length);
}

const Root = styled(TextField)`
  ${fieldColumn}
`;

/** As in a checkbox, what is drawn for the field stands with it in a label: a press on a box is one on the field. */
const Boxes = styled.label`
  position: relative;
  display: flex;
  gap: ${token('space.2')};
  align-items: center;
  direction: ltr;
  & > [data-part='box'] {
    display: grid;
    flex: 1 1 52px;
    max-inline-size: 64px;
    place-items: center;
    block-size: 56px;
    border: 1px solid ${token('border.control')};
    border-radius: 10px;
    color: ${token('text.primary')};
    background: ${byScheme('surface.card', 'surface.sunken')};
    ${type('title-3')}
  }
  & > [data-part='dash'] {
    flex: none;
    inline-size: 8px;
    border-block-start: 1px solid ${token('border.control')};
  }
  &:focus-within > [data-current] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -1px;
  }
  /* Where the next digit will stand. */
  &:focus-within > [data-current]:empty::after {
    content: '';
    block-size: 22px;
    border-inline-start: 1px solid currentcolor;
  }
  [data-invalid] > & > [data-part='box'] {
    border-color: ${token('danger.border')};
  }
  [data-disabled] > & > [data-part='box'] {
    border-color: ${token('border.default')};
    color: ${token('text.disabled')};
    background: ${token('fill.disabled')};
  }
  ${below('sm')} {
    gap: ${token('space.1-5')};
  }
`;

/** It lies over the boxes and takes all that is typed, pasted or filled in; what it holds is drawn in them. */
const Real = styled(Input)`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  padding: 0;
  border: 0;
  opacity: 0;
  cursor: text;
  /* Phones zoom in on smaller text. */
  font-size: 16px;
  outline: none;
  &[data-disabled] {
    cursor: default;
  }
`;
