import { styled } from 'styled-components';
import { below, from, token, type } from '../tokens';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: ${token('surface.canvas')};
`;

/** A row over the whole width whose content keeps to the width of the deck below. */
export const Row = styled.div`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  inline-size: 100%;
  block-size: 100%;
  margin-inline: auto;
  padding-inline: ${token('page.gutter')};
  ${below('md')} {
    padding-inline: 8px 12px;
  }
  & > [data-part='opener'] {
    ${from('md')} {
      display: none;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  margin-inline-start: auto;
  & > [data-part='search'] {
    display: none;
    inline-size: 220px;
    & > * {
      margin: 0;
    }
    ${from('lg')} {
      display: grid;
    }
  }
`;

/** The row of the menu; windows below md have it over the page. */
export const MenuRow = styled.nav`
  display: none;
  ${from('md')} {
    display: block;
  }
  @media print {
    display: none;
  }
`;

export const Footer = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')};
  flex: none;
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 56px;
  margin-inline: auto;
  padding-inline: ${token('page.gutter')};
  color: ${token('text.secondary')};
  ${type('small')}
  ${below('sm')} {
    padding-block: ${token('space.4')};
    flex-wrap: wrap;
  }
  @media print {
    display: none;
  }
`;
