import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { token } from '../tokens';

export const spinnerSizes = { xs: 14, sm: 16, md: 20, lg: 32 } as const;
export type SpinnerSize = keyof typeof spinnerSizes;

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 14, 16, 20 or 32 px. @default 'md' */
  size?: SpinnerSize;
  /** What is awaited, such as "Saving". Without it the spinner is hidden, as inside a pending button. */
  label?: string;
}

/** Three quarters of a ring, 0.9 s a turn; under reduced motion three pulsing dots. */
export function Spinner({ size = 'md', label, ...rest }: SpinnerProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return (
    <Box $size={spinnerSizes[size]} {...named} {...rest}>
      <Ring data-part="ring" />
      <Dots data-part="dots">
        <i />
        <i />
        <i />
      </Dots>
    </Box>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;
const pulse = keyframes`50% { opacity: 0.25; }`;

const Box = styled.span<{ $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${(p) => p.$size}px;
  block-size: ${(p) => p.$size}px;
`;

const Ring = styled.span`
  inline-size: 100%;
  block-size: 100%;
  border-radius: ${token('radius.full')};
  border: max(1.5px, 0.1em) solid currentColor;
  border-block-start-color: transparent;
  animation: ${turn} 0.9s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
  [data-motion='reduce'] & {
    display: none;
  }
`;

const Dots = styled.span`
  display: none;
  gap: 2px;
  & > i {
    inline-size: 3px;
    block-size: 3px;
    border-radius: 50%;
    background: currentColor;
    animation: ${pulse} 1.4s ease-in-out infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    display: inline-flex;
  }
  [data-motion='reduce'] & {
    display: inline-flex;
  }
`;
