import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';

export const avatarStatuses = ['online', 'away', 'busy', 'invisible'] as const;
export type AvatarStatus = (typeof avatarStatuses)[number];

export interface StatusDotProps extends Omit<ComponentProps<'span'>, 'children'> {
  status: AvatarStatus;
}

/** Presence in colour and in shape: full, cut like a clock, barred, hollow. The word stands beside it. */
export function StatusDot({ status, ...rest }: StatusDotProps) {
  return <Dot aria-hidden data-status={status} {...rest} />;
}

const Dot = styled.span`
  --qd-dot-size: 10px;
  position: relative;
  display: inline-block;
  flex: none;
  inline-size: var(--qd-dot-size);
  block-size: var(--qd-dot-size);
  border-radius: 50%;
  forced-color-adjust: none;
  &[data-status='online'] {
    background: ${token('success.indicator')};
  }
  &[data-status='away'] {
    background: conic-gradient(transparent 25%, ${token('warning.indicator')} 0);
  }
  &[data-status='busy'] {
    background: linear-gradient(${token('surface.card')} 0 0) center / 60% 20% no-repeat ${token('danger.indicator')};
  }
  &[data-status='invisible'] {
    border: 2px solid ${token('border.control')};
    background: ${token('surface.card')};
  }
`;
