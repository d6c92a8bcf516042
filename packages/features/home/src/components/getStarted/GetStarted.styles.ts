import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  min-block-size: 100dvh;
  background: ${token('surface.card')};
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Hull = styled.aside`
  position: relative;
  overflow: clip;
  color: ${token('hull.text')};
  background: ${token('hull.background')};
  & > svg {
    position: absolute;
    inset: 0;
  }
  & > div {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    flex-direction: column;
    gap: ${token('space.10')};
    block-size: 100dvh;
    padding: ${token('space.10')};
    overflow-y: auto;
    scrollbar-width: none;
  }
  & h2 {
    max-inline-size: 14em;
    text-wrap: balance;
    ${type('title-1')}
  }
  ${below('md')} {
    display: none;
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-inline-size: 0;
`;

export const Top = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  min-block-size: 72px;
  padding-inline: ${token('space.4')};
  color: ${token('text.secondary')};
  ${type('body')}
  & > [data-part='leave'] {
    margin-inline-start: auto;
  }
  ${from('md')} {
    padding-inline: ${token('space.10')};
    & > [data-part='logo'] {
      display: none;
    }
  }
`;

export const Scale = styled.ol`
  display: none;
  ${below('md')} {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: ${token('space.1')};
    margin-inline: ${token('space.4')};
  }
  & > li {
    block-size: 4px;
    border-radius: ${token('radius.full')};
    background: ${token('border.default')};
  }
  & > li[data-reached] {
    background: ${token('accent.indicator')};
  }
`;

export const Question = styled.div`
  inline-size: min(560px, 100%);
  margin-inline: auto;
  padding: clamp(24px, 9dvh, 96px) ${token('space.4')} ${token('space.8')};
  & > h1 {
    outline: none;
  }
  & > p {
    margin-block: ${token('space.2')} ${token('space.8')};
  }
  & > :not(h1, p) + * {
    margin-block-start: ${token('space.6')};
  }
`;

export const Bottom = styled.footer`
  position: sticky;
  inset-block-end: 0;
  z-index: ${token('layer.sticky')};
  border-block-start: 1px solid ${token('border.subtle')};
  background: ${token('surface.card')};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    inline-size: min(560px, 100%);
    min-block-size: 72px;
    margin-inline: auto;
    padding: ${token('space.3')} ${token('space.4')};
  }
  & [data-part='ends'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
    margin-inline-start: auto;
  }
  ${below('sm')} {
    padding-block-end: env(safe-area-inset-bottom);
    & [data-part='ends'] {
      flex: 1 1 100%;
      flex-direction: column-reverse;
    }
    & [data-part='ends'] > * {
      inline-size: 100%;
    }
  }
`;

/** What was answered with several: each with a line about it and a button that takes it out. */
export const Items = styled.ul`
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  & > li {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-block-size: 52px;
    padding: ${token('space.2')} ${token('space.2')} ${token('space.2')} ${token('space.4')};
  }
  & > li + li {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & > li > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    ${type('body-medium')}
  }
  & code {
    font-family: var(--qd-font-mono);
  }
`;

/** A field with what stands beside it; a message below the field leaves the rest at the field's line. */
export const AddRow = styled.form`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.2')};
  & > :first-child {
    flex: 1;
  }
  /* Begins where the field begins: one line in the size of its label, and the gap, lower. */
  & > :last-child {
    display: flex;
    gap: ${token('space.2')};
    ${type('small-medium')}
    padding-block-start: calc(1lh + ${token('space.1-5')});
  }
  ${below('sm')} {
    /* With more than a button beside it the field has no room for what is typed. */
    &:has(> :last-child > :nth-child(2)) {
      display: grid;
      & > :last-child {
        padding-block-start: 0;
      }
      & > :last-child > :first-child {
        flex: 1;
      }
    }
  }
`;
