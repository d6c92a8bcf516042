import { styled } from 'styled-components';
import { Heading } from '../Text';
import { below, token } from '../tokens';
import { visuallyHiddenStyles } from '../VisuallyHidden';

export const Row = styled.div`
  display: flex;
  block-size: 100%;
  min-block-size: 0;
  ${below('lg')} {
    flex-direction: column;
  }
`;

export const Column = styled.section`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 0;
  display: flex;
  flex-direction: column;
`;

/** A title that phones do not show. */
export const HiddenTitle = styled(Heading)``;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  flex: none;
  min-block-size: 64px;
  padding: ${token('space.2')} ${token('space.5')};
  border-block-end: 1px solid ${token('border.subtle')};
  & > h1 {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part='count'] {
    flex: none;
  }
  & > [data-part='end'] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${token('space.3')};
    flex: 1;
    min-inline-size: 120px;
  }
  & [data-part='search'] {
    flex: 0 1 264px;
    min-inline-size: 120px;
  }
  ${below('sm')} {
    padding-inline: ${token('space.4')};
    & > [data-part='count'] {
      display: none;
    }
    & > h1 {
      max-inline-size: 50%;
    }
    /* The bar above names the list already. */
    & > ${HiddenTitle} {
      ${visuallyHiddenStyles}
    }
    & [data-part='search'] {
      flex: 1;
    }
  }
`;

/** What scrolls. */
export const Ground = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: hidden auto;
  padding: ${token('space.5')};
  &[data-ground='sunken'] {
    background: ${token('surface.sunken')};
  }
  & > * + * {
    margin-block-start: ${token('space.4')};
  }
  ${below('sm')} {
    /* The last row can be scrolled out from below a floating button. */
    padding: 0 ${token('space.4')} 88px;
  }
`;
