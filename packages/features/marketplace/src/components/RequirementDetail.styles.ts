import { DrawerBody, DrawerFooter } from '@quarterdeck/ui/Drawer';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** In line with the head. */
export const Body = styled(DrawerBody)`
  padding: ${token('space.3')} ${token('space.6')} ${token('space.6')};
  & > h2 {
    margin-block-start: ${token('space.3')};
  }
`;

export const Foot = styled(DrawerFooter)`
  padding-inline: ${token('space.6')};
`;

export const Cover = styled.div`
  block-size: 104px;
  overflow: clip;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.sunken')};
  &[data-selected] {
    border-color: ${token('border.accent')};
    background: ${token('fill.selected')};
  }
`;

export const Tile = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  margin: -20px ${token('space.4')} 0;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.md')};
  color: ${token('text.primary')};
  background: ${token('surface.card')};
  &[data-selected] {
    border-color: transparent;
    color: ${token('accent.on-solid')};
    background: ${token('accent.solid')};
  }
`;

export const Meta = styled.p`
  color: ${token('text.secondary')};
  ${type('small')}
`;

export const Parts = styled.div`
  display: grid;
  gap: ${token('space.6')};
  margin-block-start: ${token('space.4')};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${token('space.4')};
  padding-block: ${token('space.4')};
  border-block: 1px solid ${token('border.subtle')};
  & dt {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & dd {
    display: flex;
    align-items: center;
    min-block-size: 32px;
    color: ${token('text.primary')};
  }
  & [data-part='price'] {
    font-variant-numeric: tabular-nums;
    ${type('metric-lg')}
  }
  & [data-part='price'][data-free] {
    color: ${token('success.text')};
  }
  & [data-part='note'] {
    min-block-size: 0;
    color: ${token('text.secondary')};
    ${type('small')}
  }
`;

export const Part = styled.section`
  display: grid;
  gap: ${token('space.2')};
  color: ${token('text.secondary')};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  ${type('body')}
  & > h3 {
    color: ${token('text.primary')};
    ${type('title-5')}
  }
  & > [data-part='lead'] {
    color: ${token('text.primary')};
  }
  & > ul:not([class]) {
    padding-inline-start: ${token('space.5')};
    list-style: disc;
  }
`;

export const Checks = styled.ul`
  display: grid;
  gap: ${token('space.2')};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space.2')};
  }
  & svg {
    margin-block-start: 2px;
    color: ${token('success.text')};
  }
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1-5')};
`;

export const Links = styled.ul`
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.3')};
    align-items: center;
    padding: ${token('space.2-5')} ${token('space.4')};
  }
  & > li + li {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & > li > div {
    display: grid;
    gap: 1px;
    justify-items: start;
  }
  & [data-part='title'] {
    color: ${token('text.primary')};
    ${type('body-medium')}
  }
  & [data-part='facts'] {
    ${type('caption')}
  }
  & code {
    font-family: var(--qd-font-mono);
    font-size: inherit;
  }
  & [data-part='price'] {
    color: ${token('text.primary')};
    font-variant-numeric: tabular-nums;
    ${type('body-medium')}
  }
`;
