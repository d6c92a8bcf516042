import type { ComponentProps, Ref } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';

export interface CheckCircleProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> {
  ref?: Ref<HTMLInputElement>;
  /** What is done when it is checked, such as the title of a task. */
  'aria-label': string;
}

/**
 * A round check for rows of long lists: the browser's own check box with a drawn mark, so that a
 * thousand of them cost nothing. Forms use `Checkbox`.
 */
export function CheckCircle(props: CheckCircleProps) {
  return <Circle type="checkbox" {...props} />;
}

const Circle = styled.input`
  position: relative;
  appearance: none;
  flex: none;
  inline-size: ${token('checkbox.box')};
  block-size: ${token('checkbox.box')};
  margin: 0;
  border: 1.5px solid ${token('border.control')};
  border-radius: 50%;
  background: transparent center / 12px no-repeat;
  cursor: pointer;
  transition: background-color ${token('duration.fast')} ${token('easing.standard')};
  &::before {
    /* The hit area reaches the minimum around the drawn circle. */
    content: '';
    position: absolute;
    inset: -5px;
    @media (pointer: coarse) {
      inset: -13px;
    }
  }
  @media (hover: hover) {
    &:hover {
      border-color: ${token('accent.indicator')};
      background-color: ${token('fill.selected')};
    }
  }
  &:checked {
    border-color: ${token('accent.indicator')};
    background-color: ${token('accent.indicator')};
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 5px;
    inline-size: 5px;
    block-size: 8px;
    border: solid ${token('accent.on-indicator')};
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
    scale: 0;
    transition: scale ${token('duration.fast')} ${token('easing.spring')};
  }
  &:checked::after {
    scale: 1;
  }
  &:disabled {
    cursor: default;
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
