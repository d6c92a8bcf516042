import { css, styled } from 'styled-components';
import { below, token, type, type TypeRole } from '../tokens';

export const textTones = [
  'primary',
  'secondary',
  'tertiary',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
  'inherit',
] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['regular', 'medium', 'strong', 'semibold', 'bold'] as const;
export type TextWeight = (typeof textWeights)[number];

export const textVariants = [
  'hero',
  'display',
  'title-1',
  'title-2',
  'title-3',
  'title-4',
  'title-5',
  'prose',
  'body',
  'body-medium',
  'small',
  'small-medium',
  'caption',
  'caption-medium',
  'overline',
  'metric-xl',
  'metric-lg',
  'metric-md',
  'code',
  'code-small',
] as const satisfies readonly TypeRole[];

const tones: Record<TextTone, string> = {
  primary: token('text.primary'),
  secondary: token('text.secondary'),
  tertiary: token('text.tertiary'),
  accent: token('text.accent'),
  success: token('success.text'),
  warning: token('warning.text'),
  danger: token('danger.text'),
  info: token('info.text'),
  inherit: 'inherit',
};

const weights: Record<TextWeight, string> = {
  regular: token('weight.regular'),
  medium: token('weight.medium'),
  strong: token('weight.strong'),
  semibold: token('weight.semibold'),
  bold: token('weight.bold'),
};

interface LookProps {
  $variant: TypeRole;
  $tone: TextTone;
  $weight: TextWeight | undefined;
  $lines: number | undefined;
}

const clamp = css<LookProps>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${(p) => p.$lines ?? 'none'};
  overflow: hidden;
`;

const look = css<LookProps>`
  color: ${(p) => tones[p.$tone]};
  ${(p) => type(p.$variant)}
  font-weight: ${(p) => (p.$weight ? weights[p.$weight] : undefined)};
  overflow-wrap: anywhere;
  ${(p) => (p.$lines === undefined ? '' : clamp)}
  ${(p) => (p.$variant === 'overline' ? 'text-transform: uppercase;' : '')}
`;

export const Body = styled.span<LookProps>`
  ${look}
  text-wrap: pretty;
  &[data-numeric] {
    font-variant-numeric: tabular-nums;
  }
`;

export const Headline = styled.h2<LookProps>`
  ${look}
  text-wrap: balance;
  ${below('sm')} {
    /* On phones the two largest roles step down, 40/44 and 32/36. */
    ${(p) => (p.$variant === 'hero' ? 'font-size: 40px; line-height: 1.1; letter-spacing: -1.2px;' : '')}
    ${(p) => (p.$variant === 'display' ? 'font-size: 32px; line-height: 1.125; letter-spacing: -0.9px;' : '')}
  }
`;
