import type { ComponentProps } from 'react';
import { css, styled, type RuleSet } from 'styled-components';
import { RouterLink } from '../router';
import { token, type } from '../tokens';

export const logoSizes = { xs: 20, sm: 26, md: 30, lg: 40 } as const;
export type LogoSize = keyof typeof logoSizes;

export const logoTones = ['accent', 'hull', 'ink'] as const;
export type LogoTone = (typeof logoTones)[number];

export interface LogoProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** Side of the mark: 20, 26, 30 or 40 px. @default 'sm' */
  size?: LogoSize;
  /** `hull` for dark hulls, `ink` for one colour. @default 'accent' */
  tone?: LogoTone;
  /** @default 'Quarterdeck' */
  name?: string;
  /** Shows the mark alone; the name is still read. @default false */
  isMarkOnly?: boolean;
  /** An address of the site, which makes the logo a link. Give `aria-label` with the name of the target. */
  href?: string;
}

/** The house's mark, a sail over a wave, and its name. */
export function Logo({
  size = 'sm',
  tone = 'accent',
  name = 'Quarterdeck',
  isMarkOnly = false,
  href,
  ...rest
}: LogoProps) {
  const place = href === undefined ? { as: 'span' as const } : { as: RouterLink, to: href };
  const named = isMarkOnly ? { role: href === undefined ? 'img' : undefined, 'aria-label': name } : {};
  return (
    <Frame {...place} $size={size} $tone={tone} {...named} {...rest}>
      <Mark viewBox="0 0 40 40" width={logoSizes[size]} height={logoSizes[size]} aria-hidden data-part="mark">
        <rect width="40" height="40" rx="10.5" />
        <path d="M20.6 8.6v16.2M20.6 8.6c-1.2 6.3-4.3 11-9 14.4 3.2.2 6.1.1 9 .1M24.3 13.5c3.2 2.4 5.1 5.4 5.6 9.2-1.9.3-3.7.4-5.6.4Z" />
        <path d="M8.8 30.2c2.3 0 2.9-1.9 5.6-1.9s3.3 1.9 5.6 1.9 2.9-1.9 5.6-1.9 3.3 1.9 5.6 1.9" />
      </Mark>
      {isMarkOnly ? null : <Word data-part="word">{name}</Word>}
    </Frame>
  );
}

const tones: Record<LogoTone, RuleSet> = {
  accent: css`
    --qd-logo-ground: ${token('accent.solid')};
    --qd-logo-sign: ${token('accent.on-solid')};
    color: ${token('text.primary')};
  `,
  hull: css`
    --qd-logo-ground: ${token('hull.mark')};
    --qd-logo-sign: ${token('hull.on-mark')};
    color: ${token('hull.text')};
  `,
  ink: css`
    --qd-logo-ground: ${token('text.primary')};
    --qd-logo-sign: ${token('surface.card')};
    color: ${token('text.primary')};
  `,
};

const Frame = styled.a<{ $size: LogoSize; $tone: LogoTone }>`
  ${(p) => tones[p.$tone]}
  display: inline-flex;
  align-items: center;
  gap: ${(p) => (p.$size === 'lg' ? token('space.3') : token('space.2-5'))};
  border-radius: ${token('radius.md')};
  text-decoration: none;
  white-space: nowrap;
  ${(p) => type(p.$size === 'lg' ? 'title-3' : p.$size === 'xs' ? 'title-5' : 'title-4')}
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
`;

const Mark = styled.svg`
  flex: none;
  & > rect {
    fill: var(--qd-logo-ground);
  }
  & > path {
    fill: none;
    stroke: var(--qd-logo-sign);
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    & > rect {
      fill: CanvasText;
    }
    & > path {
      stroke: Canvas;
    }
  }
`;

const Word = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;
