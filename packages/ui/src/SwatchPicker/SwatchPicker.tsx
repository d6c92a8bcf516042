import { Check } from 'lucide-react';
import { createContext, use, type ReactNode, type Ref } from 'react';
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { fieldColumn, FieldLabel } from '../FormField';
import { Icon } from '../Icon';
import { LazyLabelTooltip } from '../LabelTooltip';
import type { RootStyle } from '../refs/rootProps';
import { token, type, type ThemeName } from '../tokens';
import { Disc, ThemeDisc } from './ThemeDisc';

export interface SwatchPickerProps extends Omit<RadioGroupProps, 'children' | 'className' | 'style'>, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** Above the discs. Where a heading names them already, give its id as `aria-labelledby`. */
  label?: string;
  /** `cards` show the names beside the discs, three in a row. @default 'discs' */
  variant?: 'discs' | 'cards';
  /** `Swatch`es and `ThemeSwatch`es. */
  children: ReactNode;
}

const VariantContext = createContext<SwatchPickerProps['variant']>('discs');

/**
 * One of a few colours, each with a name. A radio group rather than React Aria's ColorSwatchPicker: our
 * colours are tokens, which the browser resolves, and the colour mathematics would be bytes for nothing.
 */
export function SwatchPicker({ label, variant = 'discs', children, ...rest }: SwatchPickerProps) {
  return (
    <Root orientation="horizontal" data-variant={variant} {...rest}>
      {label === undefined ? null : <FieldLabel>{label}</FieldLabel>}
      <VariantContext value={variant}>
        <Choices>{children}</Choices>
      </VariantContext>
    </Root>
  );
}

export interface SwatchProps {
  value: string;
  /** Name of the colour. */
  label: string;
  /** A custom property or any CSS background. */
  background: string;
}

export function Swatch({ value, label, background }: SwatchProps) {
  return (
    <NamedChoice value={value} label={label}>
      {(isSelected) => (
        <Disc style={{ '--qd-swatch': background }}>{isSelected ? <Icon icon={Check} size="sm" /> : null}</Disc>
      )}
    </NamedChoice>
  );
}

export interface ThemeSwatchProps {
  value: ThemeName;
  label: string;
}

/** A theme as a `ThemeDisc`. */
export function ThemeSwatch({ value, label }: ThemeSwatchProps) {
  return (
    <NamedChoice value={value} label={label}>
      {(isSelected) => <ThemeDisc theme={value} isSelected={isSelected} />}
    </NamedChoice>
  );
}

interface NamedChoiceProps {
  value: string;
  label: string;
  children: (isSelected: boolean) => ReactNode;
}

/** A choice with its name beside it, or where there is no room for that as its tooltip. */
function NamedChoice({ value, label, children }: NamedChoiceProps) {
  const variant = use(VariantContext);
  return (
    <Choice value={value} aria-label={label}>
      {({ isHovered, isFocusVisible, isPressed, isSelected }) => (
        <>
          {children(isSelected)}
          {variant === 'cards' ? (
            <span data-part="label">{label}</span>
          ) : (
            <LazyLabelTooltip
              label={label}
              isHovered={isHovered}
              isFocusVisible={isFocusVisible}
              isPressed={isPressed}
            />
          )}
        </>
      )}
    </Choice>
  );
}

const Root = styled(AriaRadioGroup)`
  ${fieldColumn}
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  [data-variant='cards'] > & {
    display: grid;
    /* Two beside each other on phones: the longest name fits into one line. */
    grid-template-columns: repeat(auto-fill, minmax(108px, 1fr));
    gap: ${token('space.2')} ${token('space.3')};
  }
`;

const Choice = styled(AriaRadio)`
  position: relative;
  display: grid;
  padding: 2px;
  border-radius: ${token('radius.full')};
  cursor: pointer;
  @media (pointer: coarse) {
    padding: 8px;
  }
  &[data-selected] {
    box-shadow: 0 0 0 2px ${token('accent.indicator')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 3px;
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: default;
  }
  [data-variant='cards'] & {
    --qd-swatch-size: 18px;
    display: flex;
    align-items: center;
    gap: ${token('space.1-5')};
    min-block-size: ${token('control.lg')};
    padding: 4px ${token('space.2')};
    border-radius: ${token('radius.lg')};
    box-shadow: inset 0 0 0 1px ${token('border.subtle')};
    ${type('small-medium')}
    &[data-hovered] {
      background: ${token('fill.hover')};
    }
    &[data-selected] {
      background: ${token('accent.subtle')};
      box-shadow: inset 0 0 0 2px ${token('accent.indicator')};
    }
    & > [data-part='label'] {
      min-inline-size: 0;
      hyphens: auto;
      overflow-wrap: anywhere;
    }
  }
  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }
`;
