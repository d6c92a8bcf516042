import { styled } from 'styled-components';
import { token, type } from '../tokens';

export const planCardVariants = ['detailed', 'plain'] as const;
export type PlanCardVariant = (typeof planCardVariants)[number];

export const Frame = styled.article`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: 28px;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.xl')};
  color: ${token('text.primary')};
  background: ${token('surface.card')};
  overflow-wrap: anywhere;
  &[data-accent] {
    border-color: ${token('border.accent')};
    box-shadow:
      0 0 0 1px ${token('border.accent')},
      ${token('elevation.2')};
  }
  && > [data-part='price'] {
    display: flex;
    container-type: inline-size;
    margin-block-start: ${token('space.4')};
  }
  && > [data-part='price'] > [data-part='amount'] {
    ${type('metric-xl')}
    /* A figure is about half as wide as it is high: a long amount is written smaller before it breaks. */
    font-size: clamp(16px, calc(100cqi / (var(--qd-price-length, 8) * 0.55)), 44px);
    letter-spacing: -0.035em;
  }
  /* The old price is read before the new one, and stands at the end of its line. */
  && > [data-part='price'] > [data-part='was'] {
    order: 1;
    margin-inline-start: auto;
    ${type('body')}
  }
  &&[data-variant='plain'] > [data-part='price'] {
    margin-block-start: ${token('space.2')};
  }
  @media (forced-colors: active) {
    &[data-accent] {
      border: 3px solid Highlight;
    }
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.1')} ${token('space.2')};
  min-block-size: 26px;
`;

export const Title = styled.h2`
  min-inline-size: 0;
  text-wrap: balance;
  ${type('title-3')}
`;

export const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')};
  &:empty {
    display: none;
  }
`;

export const Tag = styled.span`
  padding: 2px ${token('space.2')};
  border-radius: ${token('radius.sm')};
  color: ${token('text.secondary')};
  background: ${token('fill.neutral')};
  ${type('caption-medium')}
  &[data-accent] {
    color: ${token('accent.on-solid')};
    background: ${token('accent.solid')};
  }
  [data-variant='plain'] &[data-accent] {
    color: ${token('accent.text')};
    background: ${token('accent.subtle')};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Summary = styled.p`
  margin-block-start: ${token('space.1')};
  color: ${token('text.secondary')};
  text-wrap: pretty;
  ${type('small')}
`;

export const Note = styled.p`
  color: ${token('text.secondary')};
  font-variant-numeric: tabular-nums;
  ${type('caption')}
`;

export const Action = styled.div`
  display: grid;
  margin-block-start: ${token('space.4')};
  [data-variant='plain'] > & {
    margin-block-start: auto;
    padding-block-start: ${token('space.6')};
  }
`;

export const Meter = styled.div`
  margin-block-start: ${token('space.6')};
  padding-block: ${token('space.4')};
  border-block: 1px solid ${token('border.default')};
  & > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space.2')};
    margin-block-end: ${token('space.2')};
    ${type('small')}
  }
  & > p > :first-child {
    ${type('small-medium')}
  }
  & > p > :last-child {
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='scale'] {
    block-size: 12px;
  }
`;

export const Features = styled.ul`
  display: grid;
  gap: ${token('space.3')};
  margin-block-start: ${token('space.5')};
  ${type('body')}
  & > li {
    display: flex;
    align-items: flex-start;
    gap: ${token('space.3')};
  }
  & > li > svg {
    flex: none;
    margin-block-start: 2px;
    color: ${token('accent.indicator')};
  }
  & > [data-muted] {
    color: ${token('text.tertiary')};
  }
  & > [data-muted] > svg {
    color: inherit;
  }
  [data-variant='plain'] > & {
    gap: 0;
    border-block-start: 1px solid ${token('border.default')};
  }
  [data-variant='plain'] > & > li {
    padding-block: ${token('space.3')};
    border-block-end: 1px solid ${token('border.default')};
  }
  /* What is in the plan is said by standing here. */
  [data-variant='plain'] > & > li:not([data-muted]) > svg {
    display: none;
  }
`;
