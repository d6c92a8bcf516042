import { ChevronDown } from 'lucide-react';
import { useMemo, useRef, useState, type FocusEvent, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Dialog, DialogTrigger } from 'react-aria-components/Popover';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { flushSync } from 'react-dom';
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
import { lazyPart } from '../lazyPart';
import { announce } from '../LiveRegion';
import { useKitMessages, type KitMessages } from '../messages';
import { PartBoundary } from '../PartBoundary';
import { PopoverFrame } from '../Popover';
import { useJoinedRef } from '../refs';
import type { RootStyle } from '../refs/rootProps';
import { Spinner } from '../Spinner';
import { token } from '../tokens';
import { countryNames, countryOfLocale } from './countryNames';
import { Flag, useFlagUrl, type FlagUrl } from './Flag';
import type { PhoneProblem } from './phoneNumber';
import { useCaret } from './useCaret';
import { usePhone, type PhoneDetails } from './usePhone';

const CountryList = lazyPart(() => import('./CountryList').then((file) => ({ default: file.CountryList })));

export interface PhoneFieldProps
  extends
    Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'pattern'
    >,
    FieldTexts,
    RootStyle {
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  /**
   * E.164, such as `+905321234567`; any other text is shown as it is. What is typed stays until it changes: give back what
   * `onChange` tells, also where it is no number yet.
   */
  value?: string;
  defaultValue?: string;
  /**
   * E.164 (international form for a number with an extension); what was typed where that is no number; empty for none.
   * Called for a chosen country too.
   */
  onChange?: (value: string, details: PhoneDetails) => void;
  /** Where a number without an international prefix is, ISO 3166-1 alpha-2. @default the country of the page's language */
  defaultCountry?: string;
  /**
   * Address of a flag's image. Without it the kit's own drawings come late as data URLs, since a published package
   * cannot know from where its host serves files; a host that can say so sends one small file for each flag in sight.
   */
  flagUrl?: FlagUrl;
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** 28, 36 or 44 px high; more for coarse pointers. @default 'md' */
  size?: FieldSize;
  placeholder?: string;
}

const problemIn = (messages: KitMessages, problem: PhoneProblem, country: string): string =>
  ({
    tooShort: messages.phoneTooShort,
    tooLong: messages.phoneTooLong,
    invalid: messages.phoneInvalid,
  })[problem](country);

/**
 * A phone number: its country, and the number as that country writes it. A number that is typed or pasted with its
 * international prefix brings its country along. What is no number is said when the field is left.
 */
export function PhoneField({
  inputRef,
  value,
  defaultValue,
  onChange,
  defaultCountry,
  flagUrl: givenFlagUrl,
  variant = 'outlined',
  size = 'md',
  placeholder = '',
  name,
  label,
  isOptional = false,
  description,
  errorMessage,
  onBlur,
  ...rest
}: PhoneFieldProps) {
  const messages = useKitMessages();
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const control = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(input, inputRef);
  const flagUrl = useFlagUrl(givenFlagUrl);
  const nameOf = useMemo(() => countryNames(locale), [locale]);
  const phone = usePhone({
    value,
    defaultValue,
    country: (defaultCountry ?? countryOfLocale(locale)).toUpperCase(),
    onChange,
    nameCountry: (country) => `${nameOf(country)}, ${phone.telephony?.dialCodeOf(country) ?? ''}`,
  });
  const keepCaret = useCaret(input, phone.text);
  const code = phone.telephony?.dialCodeOf(phone.country) ?? '';
  const country = nameOf(phone.country);
  const problem = phone.problem === undefined ? undefined : problemIn(messages, phone.problem, country);
  const error = errorMessage ?? problem;

  const handleChange = (text: string) => {
    keepCaret();
    phone.change(text);
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    if (rest.isReadOnly === true) return;
    const found = phone.leave();
    if (found !== undefined && errorMessage === undefined) announce(problemIn(messages, found, country));
  };
  const handleChoose = (chosen: string) => {
    phone.choose(chosen);
    // Closed before, the list would take the focus back.
    flushSync(() => setOpen(false));
    input.current?.focus();
  };
  const isFixed = rest.isDisabled === true || rest.isReadOnly === true;

  return (
    <Root
      type="tel"
      autoComplete="tel"
      value={phone.text}
      onChange={handleChange}
      onBlur={handleBlur}
      {...invalidProps(error)}
      // By its name it hears what a form's `validationErrors` say of it.
      {...(name === undefined ? {} : { name })}
      {...rest}
    >
      <FieldShell label={label} isOptional={isOptional} description={description} errorMessage={error}>
        {/* Around the frame, which takes presses inside it for its own. */}
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <FieldControl ref={control} size={size} variant={variant}>
            <CountryButton
              // Names of countries differ between servers and browsers, so the first render has none.
              aria-label={code === '' ? messages.country : `${messages.country}: ${country}, ${code}`}
              isDisabled={isFixed}
              data-part="country"
            >
              <Flag country={phone.country} flagUrl={flagUrl} />
              <span data-part="code" dir="ltr">
                {code}
              </span>
              {isFixed ? null : <Icon icon={ChevronDown} size="xs" data-part="icon" />}
            </CountryButton>
            <NumberInput
              ref={joinedRef}
              dir="ltr"
              placeholder={placeholder}
              // The hidden field sends the number as others read it.
              name=""
            />
          </FieldControl>
          <CountryPopover triggerRef={control} placement="bottom start">
            <CountryDialog aria-label={messages.country}>
              <PartBoundary
                shownFor={isOpen}
                fallback={<Spinner label={messages.loading} />}
                onFailure={() => setOpen(false)}
              >
                <CountryList country={phone.country} onChoose={handleChoose} flagUrl={flagUrl} />
              </PartBoundary>
            </CountryDialog>
          </CountryPopover>
        </DialogTrigger>
      </FieldShell>
      {name === undefined ? null : (
        <input type="hidden" name={name} value={phone.current} disabled={rest.isDisabled === true} />
      )}
    </Root>
  );
}

const Root = styled(AriaTextField)`
  ${fieldColumn}
`;

const CountryButton = styled(Button)`
  position: relative;
  display: flex;
  align-items: center;
  align-self: stretch;
  gap: ${token('space.1-5')};
  flex: none;
  /* Joined with the frame, whose edge it reaches. */
  margin-block: -1px;
  margin-inline-start: calc(var(--qd-field-padding) * -1);
  padding-block: 0;
  padding-inline: var(--qd-field-padding) ${token('space.2')};
  border: 0;
  border-inline-end: 1px solid ${token('border.default')};
  border-start-start-radius: inherit;
  border-end-start-radius: inherit;
  background: none;
  color: ${token('text.secondary')};
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  & > [data-part='code'] {
    min-inline-size: 3ch;
  }
  &[data-hovered] {
    background: ${token('fill.hover')};
  }
  &[data-pressed],
  &[aria-expanded='true'] {
    background: ${token('fill.pressed')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  &[data-disabled] {
    cursor: default;
  }
  [data-disabled] > [data-part='control'] > &[data-disabled] {
    color: inherit;
  }
  @media (pointer: coarse) {
    min-inline-size: 44px;
  }
`;

const NumberInput = styled(Input)`
  ${bareInput}
  font-variant-numeric: tabular-nums;
  /* Numbers run from left to right everywhere, and stand at the start of the field. */
  text-align: match-parent;
`;

const CountryPopover = styled(PopoverFrame).attrs({ $onPhones: 'popover', offset: 4, maxHeight: 320 })`
  inline-size: max(var(--trigger-width, 0px), 280px);
  max-inline-size: min(max(var(--trigger-width, 0px), 320px), calc(100vw - 32px));
  overflow: hidden;
`;

const CountryDialog = styled(Dialog)`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  outline: none;
  & > [role='img'],
  & > [role='progressbar'] {
    margin: ${token('space.4')} auto;
  }
`;
