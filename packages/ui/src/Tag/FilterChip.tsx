import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { token, type } from '../tokens';

export interface FilterChipProps extends Omit<ComponentProps<'button'>, 'onChange' | 'type'> {
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** How many match. */
  count?: ReactNode;
}

/** A filter that is on or off, 32 high. */
export function FilterChip({ children, isSelected, onChange, count, ...rest }: FilterChipProps) {
  return (
    <Chip type="button" aria-pressed={isSelected} onClick={() => onChange(!isSelected)} {...rest}>
      {isSelected ? <Icon icon={Check} size="xs" /> : null}
      {children}
      {count === undefined ? null : <span data-part="count">{count}</span>}
    </Chip>
  );
}

const Chip = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1-5')};
  flex: none;
  min-block-size: 32px;
  padding-inline: ${token('space.3')};
  border: 1px solid ${token('border.control')};
  border-radius: ${token('radius.full')};
  color: ${token('text.secondary')};
  background: transparent;
  cursor: pointer;
  ${type('small-medium')}
  @media (hover: hover) {
    &:hover {
      background: ${token('fill.hover')};
    }
  }
  &:active {
    background: ${token('fill.pressed')};
  }
  &[aria-pressed='true'] {
    color: ${token('text.accent-strong')};
    background: ${token('fill.selected')};
    border-color: ${token('border.accent')};
  }
  &[aria-pressed='true']:hover {
    background: ${token('fill.selected-hover')};
  }
  &:disabled {
    color: ${token('text.disabled')};
    border-color: ${token('border.default')};
    cursor: default;
  }
  & > [data-part='count'] {
    font-variant-numeric: tabular-nums;
    font-weight: ${token('weight.regular')};
  }
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset-inline: 0;
      inset-block: -7px;
    }
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
`;
