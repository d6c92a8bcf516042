import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
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
import { token, type ThemeName } from '../tokens';
import { Disc, ThemeDisc } from './ThemeDisc';

export interface SwatchPickerProps extends Omit<RadioGroupProps, 'children' | 'className' | 'style'>, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** Above the discs. Where a heading names them already, give its id as `aria-labelledby`. */
  label?: string;
  /** `Swatch`es and `ThemeSwatch`es. */
  children: ReactNode;
}

/**
 * One of a few colours, each with a name. A radio group rather than React Aria's ColorSwatchPicker: our
 * colours are tokens, which the browser resolves, and the colour mathematics would be bytes for nothing.
 */
export function SwatchPicker({ label, children, ...rest }: SwatchPickerProps) {
  return (
    <Root orientation="horizontal" {...rest}>
      {label === undefined ? null : <FieldLabel>{label}</FieldLabel>}
      <Discs>{children}</Discs>
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
    <Choice value={value} aria-label={label}>
      {({ isHovered, isFocusVisible, isPressed, isSelected }) => (
        <>
          <Disc style={{ '--qd-swatch': background }}>{isSelected ? <Icon icon={Check} size="sm" /> : null}</Disc>
          <LazyLabelTooltip label={label} isHovered={isHovered} isFocusVisible={isFocusVisible} isPressed={isPressed} />
        </>
      )}
    </Choice>
  );
}

export interface ThemeSwatchProps {
  value: ThemeName;
  label: string;
}

/** A theme as a `ThemeDisc`. */
export function ThemeSwatch({ value, label }: ThemeSwatchProps) {
  return (
    <Choice value={value} aria-label={label}>
      {({ isHovered, isFocusVisible, isPressed, isSelected }) => (
        <>
          <ThemeDisc theme={value} isSelected={isSelected} />
          <LazyLabelTooltip label={label} isHovered={isHovered} isFocusVisible={isFocusVisible} isPressed={isPressed} />
        </>
      )}
    </Choice>
  );
}

const Root = styled(AriaRadioGroup)`
  ${fieldColumn}
`;

const Discs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
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
  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }
`;
