import type { ComponentProps, ReactNode } from 'react';
import { css, styled, type RuleSet } from 'styled-components';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { token, type } from '../tokens';

export const statusTones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;
export type StatusTone = (typeof statusTones)[number];

export interface StatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The word of the state: "Paid". Colour never says it alone. */
  children: ReactNode;
  /** @default 'neutral' */
  tone?: StatusTone;
  /** @default a dot */
  icon?: IconComponent;
}

/** The state of something: paid, draft, live, up. */
export function StatusBadge({ children, tone = 'neutral', icon, ...rest }: StatusBadgeProps) {
  return (
    <Frame $tone={tone} {...rest}>
      {icon ? <Icon icon={icon} size="xs" data-part="icon" /> : <i aria-hidden data-part="dot" />}
      <span data-part="label">{children}</span>
    </Frame>
  );
}

const paint = (text: string, background: string, mark: string) => css`
  --qd-status-mark: ${mark};
  color: ${text};
  background: ${background};
`;

const tones: Record<StatusTone, RuleSet> = {
  neutral: paint(token('text.secondary'), token('fill.neutral'), token('text.tertiary')),
  accent: paint(token('accent.text'), token('accent.subtle'), token('accent.indicator')),
  success: paint(token('success.text'), token('success.subtle'), token('success.indicator')),
  warning: paint(token('warning.text'), token('warning.subtle'), token('warning.indicator')),
  danger: paint(token('danger.text'), token('danger.subtle'), token('danger.indicator')),
  info: paint(token('info.text'), token('info.subtle'), token('info.indicator')),
};

const Frame = styled.span<{ $tone: StatusTone }>`
  ${(p) => tones[p.$tone]}
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1-5')};
  flex: none;
  max-inline-size: 100%;
  min-block-size: 22px;
  padding-inline: ${token('space.2')};
  border-radius: ${token('radius.sm')};
  white-space: nowrap;
  ${type('caption-medium')}
  & > :not([data-part='label']) {
    flex: none;
  }
  & > [data-part='label'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > [data-part='dot'] {
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: var(--qd-status-mark);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    & > [data-part='dot'] {
      background: CanvasText;
    }
  }
`;
