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
import type { BuiltLayoutName } from '../Layout/layoutTable';
import type { RootStyle } from '../refs/rootProps';
import { token, type as typeOf, type ColorToken } from '../tokens';
import { drawings, type Ink } from './drawings';

export interface LayoutPickerProps extends Omit<RadioGroupProps, 'children' | 'className' | 'style'>, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** Above the drawings. Where a heading names them already, give its id as `aria-labelledby`. */
  label?: string;
  /** `LayoutChoice`s. */
  children: ReactNode;
}

/** One of the layouts, each as a small drawing in the colors of the theme. */
export function LayoutPicker({ label, children, ...rest }: LayoutPickerProps) {
  return (
    <Root orientation="horizontal" {...rest}>
      {label === undefined ? null : <FieldLabel>{label}</FieldLabel>}
      <Choices>{children}</Choices>
    </Root>
  );
}

export interface LayoutChoiceProps {
  value: BuiltLayoutName;
  /** Name of the layout. */
  label: string;
  /** Beside the name, such as "Default". */
  note?: string;
}

export function LayoutChoice({ value, label, note }: LayoutChoiceProps) {
  return (
    <Choice value={value}>
      {({ isSelected }) => (
        <>
          <Drawing viewBox="0 0 84 52" aria-hidden="true" data-part="drawing">
            {drawings[value].map(([ink, x, y, width, height, radius = 0], index) => (
              <rect key={index} {...{ x, y, width, height }} rx={radius} fill={token(inks[ink])} />
            ))}
          </Drawing>
          {isSelected ? (
            <Mark>
              <Icon icon={Check} size="xs" />
            </Mark>
          ) : null}
          <Words>
            <span data-part="label">{label}</span>
            {note === undefined ? null : <small>{note}</small>}
          </Words>
        </>
      )}
    </Choice>
  );
}

const inks: Readonly<Record<Ink, ColorToken>> = {
  ground: 'surface.canvas',
  deck: 'surface.sheet',
  hull: 'hull.background',
  raised: 'hull.raised',
  line: 'border.strong',
  hullLine: 'hull.text-secondary',
  mark: 'accent.solid',
  soft: 'accent.border',
  strong: 'text.primary',
  block: 'surface.sunken',
};

const Root = styled(AriaRadioGroup)`
  ${fieldColumn}
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${token('space.3')};
`;

const Drawing = styled.svg`
  display: block;
  box-sizing: border-box;
  inline-size: 100%;
  padding: 6px;
  aspect-ratio: 3 / 2;
  background: ${token('surface.sunken')};
  border: 1px solid ${token('border.default')};
  border-radius: ${token('radius.md')};
  /* A page that reads from the right has its navigation there. */
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: -8px;
  inset-inline-end: -8px;
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border: 2px solid ${token('surface.sheet')};
  border-radius: ${token('radius.full')};
  background: ${token('accent.solid')};
  color: ${token('accent.on-solid')};
`;

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${token('space.2')};
  padding-inline: 2px;
  color: ${token('text.secondary')};
  ${typeOf('small')}
  & > small {
    font-size: inherit;
  }
`;

const Choice = styled(AriaRadio)`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${token('space.1')};
  min-inline-size: 0;
  cursor: pointer;
  &[data-hovered] > svg {
    border-color: ${token('border.strong')};
  }
  &[data-selected] {
    & > svg {
      border-color: transparent;
      box-shadow: 0 0 0 2px ${token('accent.indicator')};
    }
    & [data-part='label'] {
      color: ${token('text.primary')};
    }
  }
  &[data-focus-visible] > svg {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 3px;
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: default;
  }
  @media (forced-colors: active) {
    &[data-selected] > svg {
      outline: 2px solid Highlight;
    }
  }
`;
