import { css, styled, type RuleSet } from 'styled-components';
import { token, type } from '../tokens';

export type ChecklistVariant = 'round' | 'square';

const round = css`
  & > header {
    align-items: center;
    gap: ${token('space.3')};
  }
  & li,
  & > form {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    min-block-size: 36px;
    padding-inline-start: 2px;
  }
  & [data-part='text'] {
    flex: 1;
    min-inline-size: 0;
  }
  & li[data-done] input[type='text'] {
    color: ${token('text.secondary')};
    text-decoration: line-through;
  }
`;

const square = css`
  & > header {
    align-items: baseline;
    gap: ${token('space.2')};
  }
  & > ul:empty {
    display: none;
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.0-5')};
    min-block-size: 32px;
  }
  /* Beside the first line of a text of several. */
  & li > :first-child {
    align-self: start;
    justify-content: center;
    block-size: min(100%, 42px);
  }
  & li[data-done] textarea {
    color: ${token('text.secondary')};
  }
  @media (hover: hover) {
    & li:not(:hover, :focus-within) > [data-part='remove'] {
      opacity: 0;
    }
  }
  & > form {
    scroll-margin-block-end: ${token('space.6')};
  }
`;

const variants: Record<ChecklistVariant, RuleSet> = { round, square };

export const Root = styled.section<{ 'data-variant': ChecklistVariant }>`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
  & > header {
    display: flex;
  }
  & > header > h3 {
    ${type('title-5')}
  }
  & > header > span {
    margin-inline-start: auto;
    ${type('small')}
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
  }
  ${(p) => variants[p['data-variant']]}
`;
