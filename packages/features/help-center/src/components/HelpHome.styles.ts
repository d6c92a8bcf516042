import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Hero = styled.header`
  position: relative;
  overflow: clip;
  color: ${token('hull.text')};
  background: ${token('hull.background')};
  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    mask-image: linear-gradient(to right, transparent 22%, black 72%);
  }
  & > svg:dir(rtl) {
    mask-image: linear-gradient(to left, transparent 22%, black 72%);
  }
  & > div {
    position: relative;
    box-sizing: border-box;
    inline-size: min(1120px, 100%);
    min-block-size: 320px;
    margin-inline: auto;
    padding: 56px ${token('page.gutter')} 88px;
  }
  & h1 {
    text-wrap: balance;
    ${type('display')}
  }
  & [role='search'] {
    max-inline-size: 560px;
    margin-block: ${token('space.5')} ${token('space.3')};
    border-radius: ${token('radius.md')};
    color: ${token('text.primary')};
    background: ${token('surface.card')};
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')} ${token('space.4')};
    min-block-size: 20px;
    color: ${token('hull.text-secondary')};
    ${type('small')}
  }
  & a {
    color: ${token('hull.text')};
    text-decoration-color: ${token('hull.mark')};
  }
  ${below('sm')} {
    & > div {
      padding-block: 40px 72px;
    }
    & h1 {
      ${type('title-1')}
    }
    & p {
      display: none;
    }
  }
`;

export const Home = styled.div`
  position: relative;
  box-sizing: border-box;
  display: grid;
  gap: ${token('space.10')};
  inline-size: min(1120px, 100%);
  margin-inline: auto;
  padding: ${token('space.8')} ${token('page.gutter')} 64px;
  & > [data-part='cards'] {
    margin-block-start: -76px;
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('space.4')};
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${token('space.4')};
    min-block-size: 88px;
    box-sizing: border-box;
    padding: ${token('space.4')} ${token('space.5')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.card')};
    box-shadow: ${token('elevation.1')};
  }
  & > li:hover {
    box-shadow: ${token('elevation.2')};
  }
  & a {
    color: ${token('text.primary')};
    text-decoration: none;
    ${type('title-5')}
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius.lg')};
  }
  & a:focus-visible {
    outline: none;
  }
  & a:focus-visible::after {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  & div {
    flex: 1;
    min-inline-size: 0;
  }
  & p {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & [data-part='arrow'] {
    flex: none;
    color: ${token('text.secondary')};
  }
  ${below('md')} {
    grid-template-columns: 1fr;
    gap: 1px;
    overflow: clip;
    border-radius: ${token('radius.lg')};
    background: ${token('border.subtle')};
    box-shadow: ${token('elevation.1')};
    & > li {
      min-block-size: 64px;
      border-radius: 0;
      box-shadow: none;
    }
  }
`;

/** The square behind an icon. */
export const Tile = styled.span<{ $tone?: 'accent' | 'neutral' }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 36px;
  block-size: 36px;
  border-radius: ${token('radius.md')};
  color: ${({ $tone }) => ($tone === 'accent' ? token('accent.text') : token('text.secondary'))};
  background: ${({ $tone }) => ($tone === 'accent' ? token('accent.subtle') : token('fill.neutral'))};
`;

export const Columns = styled.div`
  display: grid;
  gap: ${token('space.8')};
  align-items: start;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;

export const Part = styled.section`
  min-inline-size: 0;
  & > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space.3')};
    margin-block-end: ${token('space.3')};
  }
  & > header > h2 {
    ${type('title-3')}
  }
  & > header > a {
    flex: none;
    ${type('small')}
  }
`;

export const Talk = styled.div`
  display: grid;
  overflow: clip;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  ${from('md')} {
    grid-template-columns: repeat(3, 1fr);
  }
  & > div {
    display: grid;
    grid-template-columns: auto 1fr;
    grid-template-rows: auto 1fr auto;
    gap: ${token('space.1')} ${token('space.3')};
    padding: ${token('space.5')};
    box-shadow: 0 0 0 0.5px ${token('border.subtle')};
  }
  & > div > span {
    grid-row: 1 / 3;
  }
  & h3 {
    ${type('body-medium')}
  }
  & p {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & a {
    grid-column: 2;
    justify-self: start;
    margin-block-start: ${token('space.3')};
  }
`;
