import { Check } from 'lucide-react';
import { useSyncExternalStore, type ReactNode, type Ref } from 'react';
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

/** Accent and neutral of a theme in one disc, in the scheme that is shown. */
export function ThemeSwatch({ value, label }: ThemeSwatchProps) {
  const scheme = useSyncExternalStore(followScheme, schemeOfPage, schemeOfServer);
  return (
    <Choice value={value} aria-label={label}>
      {({ isHovered, isFocusVisible, isPressed, isSelected }) => (
        <>
          <ThemeDisc data-theme={value} data-scheme={scheme}>
            {isSelected ? <Icon icon={Check} size="sm" /> : null}
          </ThemeDisc>
          <LazyLabelTooltip label={label} isHovered={isHovered} isFocusVisible={isFocusVisible} isPressed={isPressed} />
        </>
      )}
    </Choice>
  );
}

// A theme has its colours per scheme, and both attributes have to stand on one element.
const schemeOfPage = () => document.documentElement.dataset['scheme'] ?? 'light';
const schemeOfServer = () => 'light';

function followScheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => observer.disconnect();
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

const Disc = styled.span`
  background: var(--qd-swatch);
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border: 1px solid ${token('border.strong')};
  border-radius: ${token('radius.full')};
  color: ${token('accent.on-solid')};
  forced-color-adjust: none;
`;

const ThemeDisc = styled(Disc)`
  background: linear-gradient(to right, ${token('accent.solid')} 62%, ${token('surface.canvas')} 62%);
  &:dir(rtl) {
    background: linear-gradient(to left, ${token('accent.solid')} 62%, ${token('surface.canvas')} 62%);
  }
  & > svg {
    justify-self: start;
    margin-inline-start: 1px;
  }
`;
