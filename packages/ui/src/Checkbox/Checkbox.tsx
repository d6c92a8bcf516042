import type { ReactNode, Ref } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  FieldError,
  Text,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import { styled } from 'styled-components';
import type { RootStyle } from '../refs/rootProps';
import { invalidProps } from '../FormField';
import { token, type } from '../tokens';

export interface CheckboxProps extends Omit<CheckboxFieldProps, 'children' | 'className' | 'style'>, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** The label. Without one, as beside a row that has its own text, give `aria-label`. */
  children?: ReactNode;
  /** `round` marks tasks as done. @default 'square' */
  variant?: 'square' | 'round';
  /** A second line that explains the choice. */
  description?: ReactNode;
  /** What is wrong; makes it invalid. */
  errorMessage?: string;
}

/** On or off, kept when its form is sent. For what acts at once use a Switch. */
export function Checkbox({ children, variant = 'square', description, errorMessage, ...rest }: CheckboxProps) {
  return (
    <Root {...invalidProps(errorMessage)} {...rest}>
      <HitArea data-variant={variant} data-bare={children === undefined || undefined}>
        <Box data-part="box">
          <svg viewBox="0 0 12 12" width={12} height={12} aria-hidden>
            <path data-part="check" d="M2.5 6.4 5 8.9 9.5 3.6" pathLength={1} />
            <path data-part="dash" d="M2.5 6 H9.5" pathLength={1} />
          </svg>
        </Box>
        {children === undefined ? null : <span data-part="label">{children}</span>}
      </HitArea>
      {description === undefined ? null : (
        <Below slot="description" elementType="div">
          {description}
        </Below>
      )}
      <Failure>{errorMessage}</Failure>
    </Root>
  );
}

const Root = styled(CheckboxField)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-inline-size: 0;
`;

const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${token('checkbox.box')};
  block-size: ${token('checkbox.box')};
  margin-block-start: 1px;
  border: 1.5px solid ${token('border.control')};
  border-radius: 5px;
  background: ${token('surface.card')};
  color: ${token('accent.on-indicator')};
  transition:
    background ${token('duration.fast')} ${token('easing.standard')},
    border-color ${token('duration.fast')} ${token('easing.standard')};
  & path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    /* 1.2: a round line end of an undrawn stroke would still show as a dot. */
    stroke-dasharray: 1.2;
    stroke-dashoffset: 1.2;
    transition: stroke-dashoffset ${token('duration.fast')} ${token('easing.enter')};
  }
`;

const HitArea = styled(CheckboxButton)`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${token('space.2-5')};
  min-block-size: 24px;
  padding-block: 2px;
  color: ${token('text.primary')};
  ${type('body')}
  cursor: pointer;
  & > [data-part='label'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-bare] {
    align-items: center;
    justify-content: center;
    inline-size: 24px;
    block-size: 24px;
  }
  &[data-bare] ${Box} {
    margin: 0;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
    padding-block: 12px;
    &[data-bare] {
      min-block-size: 24px;
      padding: 0;
    }
    &[data-bare]::after {
      content: '';
      position: absolute;
      inset: -10px;
    }
  }
  &[data-variant='round'] ${Box} {
    inline-size: 20px;
    block-size: 20px;
    border-radius: ${token('radius.full')};
  }
  &[data-hovered] ${Box} {
    border-color: ${token('border.control-hover')};
  }
  &[data-pressed] ${Box} {
    background: ${token('fill.pressed')};
  }
  &[data-selected] ${Box}, &[data-indeterminate] ${Box} {
    border-color: ${token('accent.indicator')};
    background: ${token('accent.indicator')};
  }
  &[data-selected]:not([data-indeterminate]) [data-part='check'],
  &[data-indeterminate] [data-part='dash'] {
    stroke-dashoffset: 0;
  }
  &[data-invalid] ${Box} {
    border-color: ${token('danger.indicator')};
  }
  &[data-focus-visible] ${Box} {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
    cursor: default;
  }
  &[data-disabled] ${Box} {
    border-color: ${token('border.strong')};
    background: ${token('fill.disabled')};
    color: ${token('text.disabled')};
  }
  &[data-readonly] {
    cursor: default;
  }
  @media (forced-colors: active) {
    &[data-selected] ${Box}, &[data-indeterminate] ${Box} {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const Below = styled(Text)`
  padding-inline-start: calc(${token('checkbox.box')} + ${token('space.2-5')});
  color: ${token('text.secondary')};
  ${type('caption')}
`;

const Failure = styled(FieldError)`
  padding-inline-start: calc(${token('checkbox.box')} + ${token('space.2-5')});
  color: ${token('danger.text')};
  ${type('caption')}
`;
