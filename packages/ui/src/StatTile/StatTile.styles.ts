import { css, styled, type RuleSet } from 'styled-components';
import { Frame as CardFrame } from '../Card/Card.styles';
import { token, type } from '../tokens';

export const statTileTones = ['accent', 'info', 'success', 'warning', 'danger'] as const;
export type StatTileTone = (typeof statTileTones)[number];

/** Two tiles beside each other on a phone: the line goes below the number. */
const narrow = '@container (max-inline-size: 220px)';

export const Frame = styled(CardFrame)`
  gap: ${token('space.1-5')};
  padding: ${token('space.4')};
  container-type: inline-size;
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.2')};
  min-block-size: 28px;
  ${narrow} {
    gap: ${token('space.1-5')};
  }
`;

const tones: Record<StatTileTone, RuleSet> = {
  accent: css`
    color: ${token('accent.text')};
    background: ${token('accent.subtle')};
  `,
  info: css`
    color: ${token('info.text')};
    background: ${token('info.subtle')};
  `,
  success: css`
    color: ${token('success.text')};
    background: ${token('success.subtle')};
  `,
  warning: css`
    color: ${token('warning.text')};
    background: ${token('warning.subtle')};
  `,
  danger: css`
    color: ${token('danger.text')};
    background: ${token('danger.subtle')};
  `,
};

export const IconTile = styled.span<{ $tone: StatTileTone }>`
  ${(p) => tones[p.$tone]}
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  border-radius: ${token('radius.sm')};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Label = styled.p`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${token('space.1')};
  color: ${token('text.secondary')};
  overflow-wrap: anywhere;
  ${type('body')}
  ${narrow} {
    padding-block: 5px;
    ${type('small')}
  }
`;

export const Actions = styled.div`
  position: relative;
  z-index: ${token('layer.raised')};
  display: flex;
  flex: none;
  gap: ${token('space.1')};
  margin-inline-end: -6px;
`;

/** Number, line and texts. */
export const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1-5')} ${token('space.3')};
  & > [data-part='trend'] {
    /* The line gives way to the number. */
    flex: 1 1 0;
    overflow: clip;
    /* It is laid over the link that covers the tile. */
    pointer-events: none;
  }
  ${narrow} {
    gap: ${token('space.1')} ${token('space.2')};
    /* At the foot: numbers beside each other agree where one label takes two lines. */
    margin-block-start: auto;
    & > [data-part='trend'] {
      flex: none;
      order: 1;
    }
  }
`;

export const Value = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  max-inline-size: 100%;
  min-block-size: 36px;
  color: ${token('text.primary')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${type('metric-lg')}
  &[data-size='md'] {
    ${type('metric-md')}
  }
  ${narrow} {
    flex: 1 0 auto;
  }
`;

/** Change and comparison below the number; in narrow tiles the change stands beside it. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  flex: 0 0 100%;
  gap: 0 ${token('space.2')};
  min-inline-size: 0;
  min-block-size: 18px;
  ${narrow} {
    display: contents;
  }
`;

export const Comparison = styled.span`
  flex: 0 1 auto;
  min-inline-size: 0;
  color: ${token('text.secondary')};
  overflow-wrap: anywhere;
  ${type('small')}
  &:has([data-part='bones']) {
    flex: 1;
  }
  ${narrow} {
    flex: 0 0 100%;
    order: 2;
    /* Most texts take two lines there: those that still load have the same room. */
    min-block-size: 36px;
  }
`;

export type Meaning = 'good' | 'bad' | 'open';

const meanings: Record<Meaning, RuleSet> = {
  good: css`
    color: ${token('success.text')};
  `,
  bad: css`
    color: ${token('danger.text')};
  `,
  open: css`
    color: ${token('text.secondary')};
  `,
};

export const Change = styled.span<{ $meaning: Meaning }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  font-variant-numeric: tabular-nums;
  ${type('small-medium')}
  ${(p) => meanings[p.$meaning]}
`;
