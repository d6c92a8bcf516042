import { css, styled, type RuleSet } from 'styled-components';
import { Frame as CardFrame } from '../Card/Card.styles';
import { token, type } from '../tokens';

export const statementStatuses = ['paid', 'pending', 'overdue'] as const;
export type StatementStatus = (typeof statementStatuses)[number];

const padding = `var(--qd-card-padding, ${token('space.5')})`;

/** A piece of paper: above the tear line what is owed, below it the facts. */
export const Frame = styled(CardFrame)`
  overflow-wrap: anywhere;
`;

export const Upper = styled.div`
  display: grid;
  padding: ${padding};
  padding-block-end: ${token('space.4')};
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.3')};
  /* The stamp is higher than the title, whether it is there or not. */
  min-block-size: 40px;
`;

export const Titles = styled.div`
  display: grid;
  gap: ${token('space.0-5')};
  flex: 1 1 120px;
  min-inline-size: 0;
`;

export const Title = styled.h3`
  text-wrap: balance;
  ${type('title-4')}
`;

export const Description = styled.p`
  min-block-size: 18px;
  color: ${token('text.secondary')};
  ${type('small')}
`;

const ink = (text: string, background: string, border: string) => css`
  color: ${text};
  background: ${background};
  border-color: ${border};
`;

const inks: Record<StatementStatus, RuleSet> = {
  paid: ink(token('success.text'), token('success.subtle'), token('success.indicator')),
  pending: ink(token('warning.text'), token('warning.subtle'), token('warning.indicator')),
  overdue: ink(token('danger.text'), token('danger.subtle'), token('danger.indicator')),
};

/** Stamped by hand, a little askew. */
export const Stamp = styled.p<{ $status: StatementStatus }>`
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1-5')};
  max-inline-size: 100%;
  min-block-size: 28px;
  margin-block-start: ${token('space.0-5')};
  padding: ${token('space.0-5')} ${token('space.2')};
  border: 1.5px solid;
  border-radius: ${token('radius.sm')};
  text-transform: uppercase;
  rotate: -4deg;
  ${type('overline')}
  font-weight: ${token('weight.semibold')};
  ${(p) => inks[p.$status]}
  &:dir(rtl) {
    rotate: 4deg;
  }
`;

export const Spent = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token('space.3')};
  min-block-size: 26px;
  margin-block-start: ${token('space.4')};
  font-variant-numeric: tabular-nums;
  & > [data-part='spent'] {
    ${type('metric-md')}
  }
  & > [data-part='spent'] > span {
    ${type('body')}
  }
  & > [data-part='share'] {
    color: ${token('text.secondary')};
    ${type('small')}
  }
`;

export const Scale = styled.div`
  margin-block-start: ${token('space.2')};
  & [data-part='scale'] {
    block-size: 12px;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${token('space.1')};
  padding: ${token('space.4')} ${padding};
  border-block-start: 1px dashed ${token('border.strong')};
  ${type('small')}
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space.4')};
    min-block-size: 20px;
  }
  & dt {
    color: ${token('text.secondary')};
  }
  & dd {
    margin-inline-start: auto;
    text-align: end;
    font-variant-numeric: tabular-nums;
    ${type('small-medium')}
  }
`;
