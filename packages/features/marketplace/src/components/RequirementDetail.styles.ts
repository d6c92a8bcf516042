import { DrawerBody, DrawerFooter } from '@quarterdeck/ui/Drawer';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { RequirementTile } from './RequirementRow';

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

/** Hangs over the edge of the cover. */
export const Tile = styled(RequirementTile)`
  position: relative;
  margin: -20px ${token('space.4')} 0;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${token('space.4')};
  padding-block: ${token('space.4')};
  border-block: 1px solid ${token('border.subtle')};
  & dt,
  & dd + dd {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & dt + dd {
    display: flex;
    align-items: center;
    min-block-size: 32px;
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
  & > ul:not([class]) {
    padding-inline-start: ${token('space.5')};
    list-style: disc;
  }
`;

export const Checks = styled.ul`
  display: grid;
  gap: ${token('space.2')};
  & > li {
    display: flex;
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
