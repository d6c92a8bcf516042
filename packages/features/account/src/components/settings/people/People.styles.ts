import { from, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { card, listRows } from '../Settings.styles';

/** The card that invites above that of the people. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
`;

/** The field, and beside or below it what goes with it. */
export const InviteFields = styled.form`
  display: grid;
  gap: ${token('space.3')};
  ${card}
  ${from('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.2')};
    align-items: start;
  }
  & > div:last-child {
    display: flex;
    gap: ${token('space.2')};
    ${from('sm')} {
      /* Begins where the field begins: one line in the size of its label, and the gap, lower. */
      ${type('small-medium')}
      padding-block-start: calc(1lh + ${token('space.1-5')});
    }
  }
  & [data-part='role'] {
    flex: 1;
    ${from('sm')} {
      inline-size: 120px;
    }
  }
`;

/** A card with a row for each person; what can be done stands below where there is no room beside. */
export const List = styled.ul`
  ${listRows}
  padding-inline: ${token('space.4')};
  ${from('sm')} {
    padding-inline: ${token('space.6')};
  }
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')} ${token('space.3')};
    align-items: center;
    padding-block: ${token('space.3')};
  }
  & [data-part='who'] {
    flex: 1 1 0;
    min-inline-size: min(160px, 60%);
    overflow-wrap: anywhere;
  }
  & [data-part='acts'] {
    display: flex;
    gap: ${token('space.1')};
    align-items: center;
    margin-inline: auto calc(-1 * ${token('space.2')});
  }
  & [data-part='role'] {
    inline-size: 120px;
  }
  & [data-part='nobody'] {
    color: ${token('text.secondary')};
    ${type('body')}
  }
`;
