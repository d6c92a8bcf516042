import type { ComponentProps } from 'react';
import { css, styled, type RuleSet } from 'styled-components';
import { token, type } from '../tokens';
import { VisuallyHidden } from '../VisuallyHidden';

export const badgeTones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A count; without one the badge is a dot. */
  count?: number;
  /** What is read in place of the figure: "27 unread". Required where the words around do not say it. */
  label?: string;
  /** @default 'accent' */
  tone?: BadgeTone;
  /** Above it the badge says "99+". @default 99 */
  max?: number;
}

/** A count pill, or a dot for "something is new". */
export function Badge({ count, label, tone = 'accent', max = 99, ...rest }: BadgeProps) {
  if (count === undefined) {
    return (
      <Dot $tone={tone} {...rest}>
        {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
      </Dot>
    );
  }
  const figure = count > max ? `${max}+` : String(count);
  return (
    <Pill $tone={tone} {...rest}>
      {label === undefined ? (
        figure
      ) : (
        <>
          <span aria-hidden>{figure}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </Pill>
  );
}

const paint = (text: string, background: string) => css`
  color: ${text};
  background: ${background};
`;

const tones: Record<BadgeTone, RuleSet> = {
  neutral: paint(token('text.secondary'), token('fill.neutral')),
  accent: paint(token('accent.on-solid'), token('accent.solid')),
  success: paint(token('success.on-solid'), token('success.solid')),
  warning: paint(token('warning.on-solid'), token('warning.solid')),
  danger: paint(token('danger.on-solid'), token('danger.solid')),
  info: paint(token('info.on-solid'), token('info.solid')),
};

const Pill = styled.span<{ $tone: BadgeTone }>`
  ${(p) => tones[p.$tone]}
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: 5px;
  border-radius: ${token('radius.full')};
  ${type('overline')}
  letter-spacing: 0;
  font-variant-numeric: tabular-nums;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const dots: Record<BadgeTone, string> = {
  neutral: token('text.tertiary'),
  accent: token('accent.indicator'),
  success: token('success.indicator'),
  warning: token('warning.indicator'),
  danger: token('danger.indicator'),
  info: token('info.indicator'),
};

const Dot = styled.span<{ $tone: BadgeTone }>`
  position: relative;
  display: inline-block;
  flex: none;
  inline-size: 7px;
  block-size: 7px;
  border-radius: 50%;
  background: ${(p) => dots[p.$tone]};
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
