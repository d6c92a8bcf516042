import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { Input, TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { styled } from 'styled-components';
import {
  bareInput,
  fieldButton,
  fieldColumn,
  FieldControl,
  FieldShell,
  invalidProps,
  useText,
  type FieldSize,
  type FieldTexts,
  type FieldVariant,
} from '../FormField';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import type { RootStyle } from '../refs/rootProps';
import { token, type } from '../tokens';
import { PasswordStrength, type Strength } from './PasswordStrength';

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'children' | 'className' | 'style' | 'type'>, FieldTexts, RootStyle {
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  /** `new-password` where one is made up, so that the browser offers one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  /** Says that Caps Lock is on; shown while it is and the field has the focus. */
  capsLockText: string;
  /** How strong the text in the field is, shown on a scale below it; for new passwords. */
  strengthOf?: (password: string) => Strength;
  placeholder?: string;
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** 28, 36 or 44 px high; more for coarse pointers. @default 'md' */
  size?: FieldSize;
}

/** A password, hidden until its button shows it. */
export function PasswordField({
  inputRef,
  autoComplete = 'current-password',
  capsLockText,
  strengthOf,
  placeholder = '',
  variant = 'outlined',
  size = 'md',
  label,
  isOptional = false,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  ...rest
}: PasswordFieldProps) {
  const messages = useKitMessages();
  const [text, setText] = useText({ value, defaultValue, onChange });
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  // Browsers tell the state of the key only together with another key.
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Root
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck="false"
      value={text}
      onChange={setText}
      {...invalidProps(errorMessage)}
      {...rest}
    >
      <FieldShell label={label} isOptional={isOptional} description={description} errorMessage={errorMessage}>
        <FieldControl size={size} variant={variant}>
          <Hidden
            ref={inputRef}
            placeholder={placeholder}
            autoCapitalize="none"
            onKeyDown={look}
            onKeyUp={look}
            onBlur={() => setCapsLock(false)}
          />
          <Reveal
            aria-label={messages.showPassword}
            isSelected={isShown}
            onChange={setShown}
            isDisabled={rest.isDisabled === true}
            data-part="reveal"
          >
            <Icon icon={isShown ? EyeOff : Eye} size="sm" />
          </Reveal>
        </FieldControl>
        <Hint role="status" data-part="caps-lock">
          {hasCapsLock ? (
            <>
              <Icon icon={ArrowBigUpDash} size="xs" />
              {capsLockText}
            </>
          ) : null}
        </Hint>
        {strengthOf && text !== '' ? <PasswordStrength {...strengthOf(text)} /> : null}
      </FieldShell>
    </Root>
  );
}

const Root = styled(TextField)`
  ${fieldColumn}
`;

const Hidden = styled(Input)`
  ${bareInput}
  /* Edge draws a button of its own. */
  &::-ms-reveal {
    display: none;
  }
`;

const Reveal = styled(ToggleButton)`
  ${fieldButton}
  inline-size: 28px;
  &[data-selected]:not([data-disabled]) {
    color: ${token('text.accent')};
  }
`;

const Hint = styled.span`
  display: flex;
  gap: ${token('space.1')};
  align-items: center;
  color: ${token('warning.text')};
  ${type('caption')}
  /* Empty it still stands there, or what comes would not be spoken; only its gap goes. */
  &:empty {
    margin-block-start: calc(-1 * ${token('space.1-5')});
  }
`;
