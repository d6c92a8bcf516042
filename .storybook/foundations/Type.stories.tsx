import preview from '@quarterdeck/storybook/preview';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { CopyName } from './CopyName';
import { Sheet, SheetSection } from './Sheet';
import { typeRoles } from './tokenNames';

const meta = preview.meta({ title: 'Foundations/Type', tags: ['!autodocs'] });

/** Every letter that Turkish adds, in words. */
const sentence = 'Işığı güçlü, öğütülmüş çay içen İzmirli şoför';
const figures = ['1.111.111,11 ₺', '8.888.888,88 ₺', '−4.020.317,60 ₺'];

/** All roles, each with the letters that Turkish adds. */
export const Roles = meta.story({
  render: () => (
    <Sheet
      title="Type"
      lead="Geist for the interface, Geist Mono for identifiers and code. A role brings size, line height, weight and tracking; press its name to copy it."
    >
      <List>
        {typeRoles.map((role) => (
          <li key={role}>
            <CopyName name={role} />
            <Line $role={role}>{role.startsWith('metric') ? figures[0] : sentence}</Line>
          </li>
        ))}
      </List>
    </Sheet>
  ),
});

/** Figures of one width, so that digits stand below each other. */
export const TabularFigures = meta.story({
  render: () => (
    <Sheet
      title="Tabular figures"
      lead="In columns and in numbers that change, every digit takes the same room. Minus is the real minus sign."
    >
      <SheetSection title="Tabular and proportional">
        <Columns>
          <ul style={{ fontVariantNumeric: 'tabular-nums' }}>
            {figures.map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
          <ul>
            {figures.map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
        </Columns>
      </SheetSection>
    </Sheet>
  ),
});

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.1')} ${token('space.6')};
    align-items: baseline;
    padding-block: ${token('space.4')};
    border-block-end: 1px solid ${token('border.subtle')};
    @media (min-width: 720px) {
      grid-template-columns: 140px minmax(0, 1fr);
    }
  }
`;

const Line = styled.span<{ $role: (typeof typeRoles)[number] }>`
  ${(p) => type(p.$role)}
  overflow-wrap: anywhere;
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.10')};
  ${type('title-2')}
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
    text-align: end;
  }
`;
