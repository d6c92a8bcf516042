import { css, styled, type RuleSet } from 'styled-components';
import { token, type } from '../tokens';

export const alertTones = ['info', 'success', 'warning', 'danger'] as const;
export type AlertTone = (typeof alertTones)[number];

export const alertVariants = ['tint', 'outline', 'solid'] as const;
export type AlertVariant = (typeof alertVariants)[number];

/** Fills a tone's colours into the properties that the variants read. */
const tones: Record<AlertTone, RuleSet> = {
  info: css`
    --qd-alert-subtle: ${token('info.subtle')};
    --qd-alert-border: ${token('info.border')};
    --qd-alert-ink: ${token('info.text-strong')};
    --qd-alert-mark: ${token('info.indicator')};
    --qd-alert-solid: ${token('info.solid')};
    --qd-alert-on-solid: ${token('info.on-solid')};
  `,
  success: css`
    --qd-alert-subtle: ${token('success.subtle')};
    --qd-alert-border: ${token('success.border')};
    --qd-alert-ink: ${token('success.text-strong')};
    --qd-alert-mark: ${token('success.indicator')};
    --qd-alert-solid: ${token('success.solid')};
    --qd-alert-on-solid: ${token('success.on-solid')};
  `,
  warning: css`
    --qd-alert-subtle: ${token('warning.subtle')};
    --qd-alert-border: ${token('warning.border')};
    --qd-alert-ink: ${token('warning.text-strong')};
    --qd-alert-mark: ${token('warning.indicator')};
    --qd-alert-solid: ${token('warning.solid')};
    --qd-alert-on-solid: ${token('warning.on-solid')};
  `,
  danger: css`
    --qd-alert-subtle: ${token('danger.subtle')};
    --qd-alert-border: ${token('danger.border')};
    --qd-alert-ink: ${token('danger.text-strong')};
    --qd-alert-mark: ${token('danger.indicator')};
    --qd-alert-solid: ${token('danger.solid')};
    --qd-alert-on-solid: ${token('danger.on-solid')};
  `,
};

const variants: Record<AlertVariant, RuleSet> = {
  tint: css`
    color: var(--qd-alert-ink);
    background: var(--qd-alert-subtle);
    border-radius: ${token('radius.lg')};
  `,
  outline: css`
    color: ${token('text.primary')};
    background: ${token('surface.card')};
    border-color: var(--qd-alert-border);
    border-radius: ${token('radius.lg')};
    & > [data-part='icon'] {
      color: var(--qd-alert-mark);
    }
  `,
  solid: css`
    color: var(--qd-alert-on-solid);
    background: var(--qd-alert-solid);
    --qd-focus-ring: currentColor;
  `,
};

export const Frame = styled.div<{ $tone: AlertTone; $variant: AlertVariant }>`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.3')};
  padding: ${token('space.3')} ${token('space.4')};
  border: 1px solid transparent;
  ${(p) => tones[p.$tone]}
  ${(p) => variants[p.$variant]}
  & > [data-part='icon'] {
    margin-block-start: 1px;
  }
  & > [data-part='dismiss'] {
    margin-block: -2px;
    margin-inline-end: -4px;
  }
`;

/** Words and actions; where the words would be squeezed the actions stand below them. */
export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token('space.3')};
  min-inline-size: 0;
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    margin-block: -4px;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${token('space.0-5')};
  flex: 1 1 200px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Title = styled.div`
  ${type('body-medium')}
`;

export const Text = styled.div`
  ${type('body')}
`;
