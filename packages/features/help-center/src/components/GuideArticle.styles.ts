import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Layout = styled.div`
  display: grid;
  gap: ${token('space.6')} 64px;
  align-items: start;
  ${from('lg')} {
    grid-template-columns: minmax(0, 680px) 220px;
  }
`;

export const Article = styled.article`
  min-inline-size: 0;
  & > header {
    margin-block: ${token('space.4')} ${token('space.6')};
    padding-block-end: ${token('space.4')};
    border-block-end: 1px solid ${token('border.subtle')};
  }
  & > header > a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    margin-block-end: ${token('space.2')};
    ${type('small')}
  }
  & > nav:first-child {
    /* On phones it would only repeat the heading. */
    ${below('sm')} {
      display: none;
    }
  }
  & h1 {
    text-wrap: balance;
    ${type('title-1')}
  }
  & > header > [data-part='subtitle'] {
    margin-block: ${token('space.2')} ${token('space.4')};
    color: ${token('text.secondary')};
    font-size: 18px;
    line-height: 28px;
  }
  & > header > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.4')};
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & > header > [data-part='facts'] > button {
    margin-inline-start: auto;
  }
  & > header + :not(header, section) {
    margin-block-end: ${token('space.6')};
  }
  & :is(h2, h3)[id] {
    position: relative;
    outline: none;
    scroll-margin-block-start: 24px;
  }
  & [data-part='anchor'] {
    position: absolute;
    inset-inline-start: -32px;
    inset-block-start: 2px;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: ${token('radius.sm')};
    color: ${token('text.secondary')};
    opacity: 0;
  }
  & :is(h2, h3)[id]:hover > [data-part='anchor'],
  & [data-part='anchor']:focus-visible {
    opacity: 1;
  }
  @media (max-width: 799px) {
    & [data-part='anchor'] {
      position: static;
      display: none;
    }
  }
`;

export const Aside = styled.aside`
  display: grid;
  gap: ${token('space.6')};
  ${from('lg')} {
    position: sticky;
    inset-block-start: 40px;
  }
  & section > h2 {
    color: ${token('text.secondary')};
    text-transform: uppercase;
    ${type('overline')}
  }
  & section > ul {
    margin-block: ${token('space.3')};
    padding: 0;
    list-style: none;
  }
  & section > ul a {
    display: block;
    padding-block: ${token('space.1')};
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & section > a {
    ${type('small')}
  }
`;

export const Neighbours = styled.nav`
  display: grid;
  gap: ${token('space.4')};
  margin-block-start: ${token('space.4')};
  ${from('sm')} {
    grid-template-columns: 1fr 1fr;
  }
  & > a {
    display: flex;
    align-items: center;
    gap: ${token('space.4')};
    min-block-size: 76px;
    box-sizing: border-box;
    padding: ${token('space.3')} ${token('space.5')};
    border: 1px solid ${token('border.subtle')};
    border-radius: ${token('radius.lg')};
    color: ${token('text.primary')};
    background: ${token('surface.card')};
    text-decoration: none;
  }
  & > a:hover {
    background: ${token('fill.hover')};
  }
  & > a[rel='next'] {
    grid-column: -2 / -1;
    justify-content: flex-end;
    text-align: end;
  }
  & small {
    display: block;
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  & strong {
    ${type('body-medium')}
  }
`;

export const Feedback = styled.section`
  margin-block-start: ${token('space.10')};
  padding: ${token('space.3')} ${token('space.5')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.sunken')};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    min-block-size: 40px;
  }
  & > div > :is(h2, p) {
    flex: 1;
    outline: none;
    ${type('body-medium')}
  }
  & > form {
    display: grid;
    justify-items: stretch;
    gap: ${token('space.3')};
    padding-block: ${token('space.3')} ${token('space.2')};
  }
`;
