import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** The way back on phones, where the editor has the whole window. */
export const Bar = styled.header`
  padding: ${token('space.2')};
  ${from('sm')} {
    display: none;
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.1')};
  padding-block-start: ${token('space.3')};
  & > [data-part='picture'] {
    /* To the edges of the dialog. */
    margin: calc(-1 * ${token('space.4')}) calc(-1 * ${token('space.5')}) 0;
    ${from('sm')} {
      border-start-start-radius: ${token('radius.xl')};
      border-start-end-radius: ${token('radius.xl')};
    }
  }
  & > [data-part='title'],
  & > [data-part='title'] textarea {
    ${type('title-3')}
  }
  & > [data-part='content'] {
    color: ${token('text.secondary')};
  }
  & > [data-part='title'],
  & > [data-part='content'] {
    /* The words stand in line with the entries below them. */
    margin-inline: calc(-1 * ${token('space.2-5')});
  }
  & [slot='errorMessage'] {
    padding-inline: ${token('space.2-5')};
  }
  & section > header > h3 {
    color: ${token('text.secondary')};
    ${type('overline')}
    text-transform: uppercase;
  }
  & > section {
    margin-block: ${token('space.1')} ${token('space.3')};
  }
  & li {
    min-block-size: 36px;
  }
  & li[data-done] textarea {
    text-decoration: line-through;
  }
  ${below('sm')} {
    & :is(textarea, input) {
      font-size: 16px;
    }
    & li {
      min-block-size: 44px;
    }
  }
`;

export const Foot = styled.footer`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  flex: none;
  min-block-size: 60px;
  padding: ${token('space.2')} ${token('space.4')};
  border-block-start: 1px solid ${token('border.subtle')};
  & > [role='status'] {
    margin-inline: auto ${token('space.2')};
    text-align: end;
  }
  ${below('sm')} {
    /* What does not fit beside the tools stands below them. */
    flex-wrap: wrap;
    padding-block-end: calc(${token('space.2')} + env(safe-area-inset-bottom));
    & > [role='status'] {
      margin-inline-end: 0;
    }
    & > [data-part='close'] {
      display: none;
    }
  }
`;
