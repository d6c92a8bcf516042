import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { css, styled } from 'styled-components';

/** On a phone either the list of the parts or one of them is in sight; from md up they stand beside each other. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: min(880px, 100%);
  margin-inline: auto;
  padding-block: ${token('space.2')} ${token('space.8')};
  ${from('md')} {
    grid-template-columns: minmax(0, 280px) minmax(0, 560px);
    gap: ${token('space.10')};
    align-items: start;
    padding-block: ${token('space.8')} 64px;
  }
  ${below('md')} {
    &[data-view='list'] > section,
    &[data-view='part'] > div > nav {
      display: none;
    }
    &[data-view='part'] {
      padding-block-start: 0;
    }
    &[data-view='part'] > div > h1 {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const Side = styled.div`
  & > h1 {
    ${type('title-1')}
  }
  & > nav {
    display: grid;
    gap: ${token('space.1')};
    margin-block-start: ${token('space.4')};
  }
  & > nav > a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${token('space.3')};
    align-items: center;
    padding: ${token('space.3')};
    border-radius: ${token('radius.md')};
    color: ${token('text.secondary')};
    text-decoration: none;
    @media (hover: hover) {
      &:hover {
        background: ${token('fill.hover')};
      }
    }
  }
  ${from('md')} {
    & > nav {
      /* The icons stand in line with the title. */
      margin-inline: calc(-1 * ${token('space.3')});
    }
    /* In a lower window its end would never come into sight. */
    @media (min-height: 600px) {
      position: sticky;
      inset-block-start: calc(${token('header.wide')} + ${token('space.8')});
    }
  }
  ${below('md')} {
    & > nav {
      gap: 0;
      overflow: clip;
      border: 1px solid ${token('border.subtle')};
      border-radius: ${token('radius.lg')};
      background: ${token('surface.card')};
    }
    & > nav > a {
      padding-block: ${token('space.4')};
      border-radius: 0;
    }
    & > nav > a:focus-visible {
      outline-offset: -2px;
    }
    & > nav > a + a {
      border-block-start: 1px solid ${token('border.subtle')};
    }
  }
  & strong {
    display: block;
    color: ${token('text.primary')};
    ${type('body-medium')}
  }
  & small {
    display: block;
    ${type('small')}
  }
  & [data-part='arrow'] {
    ${from('md')} {
      display: none;
    }
  }
  ${from('md')} {
    & > nav > a[aria-current] {
      background: ${token('fill.selected')};
    }
    & > nav > a[aria-current] :is(strong, svg) {
      color: ${token('text.accent-strong')};
    }
  }
  @media (forced-colors: active) {
    & > nav > a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  & > header > h2 {
    outline: none;
    scroll-margin-block-start: calc(${token('header.wide')} + ${token('space.8')});
    text-wrap: balance;
    ${type('title-2')}
  }
  & > header > p {
    margin-block-start: ${token('space.1')};
    color: ${token('text.secondary')};
    text-wrap: pretty;
    ${type('body')}
  }
  & > header > a {
    display: inline-flex;
    gap: ${token('space.1')};
    align-items: center;
    min-block-size: 44px;
    /* Its arrow stands in line with the title. */
    margin-inline-start: calc(-1 * ${token('space.1')});
    ${from('md')} {
      display: none;
    }
  }
`;

const sheet = css`
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
`;

/** A sheet with room around what is in it. */
export const card = css`
  padding: ${token('space.4')};
  ${sheet}
  ${from('sm')} {
    padding: ${token('space.6')};
  }
`;

/** Rows of a list with hairlines between them: a name, and what is known of it below. */
export const listRows = css`
  ${sheet}
  & > li + li {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & strong {
    display: block;
    color: ${token('text.primary')};
    ${type('body-medium')}
  }
  & small {
    display: block;
    color: ${token('text.secondary')};
    ${type('small')}
  }
`;

/** A card of fields. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  ${card}
  & > [data-part='pair'] {
    display: grid;
    gap: ${token('space.4')};
    align-items: start;
    ${from('sm')} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** Fields that belong together below one name. */
export const FieldGroup = styled.fieldset`
  display: grid;
  gap: ${token('space.2')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    color: ${token('text.primary')};
    ${type('small-medium')}
  }
  & > p {
    color: ${token('text.secondary')};
    ${type('caption')}
  }
`;

/** A card of rows with hairlines between them. */
export const Rows = styled.div`
  ${sheet}
  padding-inline: ${token('space.4')};
  ${from('sm')} {
    padding-inline: ${token('space.6')};
  }
  & > * + * {
    border-block-start: 1px solid ${token('border.subtle')};
  }
`;

/** What is set at the start, the control at the end; below each other where there is no room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')} ${token('space.6')};
  align-items: center;
  justify-content: space-between;
  padding-block: ${token('space.4')};
  & > div:first-child {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
  & > :not(div:first-child) {
    max-inline-size: 100%;
  }
  & [data-part='name'] {
    color: ${token('text.primary')};
    ${type('body-medium')}
  }
  & [data-part='help'] {
    margin-block-start: ${token('space.0-5')};
    color: ${token('text.secondary')};
    text-wrap: pretty;
    ${type('small')}
  }
  & [data-part='choice'] {
    inline-size: 192px;
  }
`;

/** A row that is a switch as a whole. */
export const SwitchRow = styled.div`
  padding-block: ${token('space.4')};
  & [data-part='label'] {
    ${type('body-medium')}
  }
  & [data-part='description'] {
    margin-block-start: ${token('space.0-5')};
    ${type('small')}
  }
`;
