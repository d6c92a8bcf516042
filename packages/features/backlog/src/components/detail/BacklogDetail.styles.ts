import { Checklist } from '@quarterdeck/ui/Checklist';
import { PropertyList } from '@quarterdeck/ui/PropertyList';
import { token, type } from '@quarterdeck/ui/tokens';
import { css, styled } from 'styled-components';

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
  padding: ${token('space.2')} ${token('space.6')} ${token('space.6')};
`;

export const Description = styled.div`
  /* The text stands in line with the title, not the edge of its field. */
  margin: calc(-1 * ${token('space.1')}) calc(-1 * ${token('space.3')}) 0;
  & textarea {
    color: ${token('text.secondary')};
  }
  & > p {
    padding-inline: ${token('space.3')};
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  & > p[data-state='failed'] {
    color: ${token('danger.text')};
  }
`;

export const DueRow = styled.div`
  position: relative;
  & > p {
    /* Beside a due date that has passed, in its field: nothing moves while the date is typed. */
    position: absolute;
    inset-block: 0;
    inset-inline-end: 40px;
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
    color: ${token('danger.text')};
    pointer-events: none;
    ${type('caption-medium')}
  }
`;

export const Fields = styled(PropertyList)`
  margin-block-start: ${token('space.2')};
  & [data-part='assignee'] > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  /* A chip and the arrow after it stay on one line. */
  & [role='combobox'] {
    flex-basis: 32px;
  }
  /* Values without a field of their own stand in line with the texts of the fields. */
  & [role='meter'],
  & [data-part='value'] {
    padding-inline-start: ${token('space.2')};
  }
  & small {
    color: ${token('text.secondary')};
    font-size: inherit;
  }
`;

const partOfDetail = css`
  margin-block-start: ${token('space.4')};
  padding-block-start: ${token('space.4')};
  border-block-start: 1px solid ${token('border.subtle')};
`;

export const Section = styled.section`
  display: grid;
  gap: ${token('space.2')};
  ${partOfDetail}
  & > form {
    display: grid;
    gap: ${token('space.2')};
    scroll-margin-block-end: ${token('space.6')};
  }
  & > form > button {
    justify-self: end;
  }
`;

export const Criteria = styled(Checklist)`
  ${partOfDetail}
`;

export const Comments = styled.ul`
  display: grid;
  gap: ${token('space.4')};
  margin-block-end: ${token('space.2')};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space.2-5')};
  }
  & p {
    overflow-wrap: anywhere;
    white-space: pre-line;
    ${type('body')}
  }
  & time,
  & p + p {
    color: ${token('text.secondary')};
  }
  & time {
    ${type('small')}
  }
  & b {
    font-weight: ${token('weight.semibold')};
  }
`;
