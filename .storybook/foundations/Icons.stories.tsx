import preview from '@quarterdeck/storybook/preview';
import { Icon } from '@quarterdeck/ui/Icon';
import { NavigationIcon, navigationIconNames } from '@quarterdeck/ui/NavigationIcon';
import { TextField } from '@quarterdeck/ui/TextField';
import { token } from '@quarterdeck/ui/tokens';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { CopyName } from './CopyName';
import { Sheet, SheetSection } from './Sheet';
import { Tiles } from './Tiles';
import { findUsedIcons } from './usedIcons';

const meta = preview.meta({ title: 'Foundations/Icons', tags: ['!autodocs'] });

const usedIcons = findUsedIcons();

/** Every icon in use, and the few that data may name. */
export const Catalogue = meta.story({
  render: function Icons() {
    const [text, setText] = useState('');
    const wanted = text.trim().toLowerCase().replaceAll(/[\s-]/g, '');
    const fits = (name: string) => name.toLowerCase().replaceAll('-', '').includes(wanted);
    const named = navigationIconNames.filter(fits);
    const used = usedIcons.filter(([name]) => fits(name));
    return (
      <Sheet title="Icons" lead="Lucide in one stroke: 1.5 px at 18. Press a name to copy it.">
        <Field>
          <TextField label="Find an icon" icon={Search} isClearable value={text} onChange={setText} />
        </Field>
        <SheetSection
          title={`Named by data (${named.length})`}
          lead="Menu items and commands name these in lower case."
        >
          <Tiles $width={104}>
            {named.map((name) => (
              <Entry key={name} name={name}>
                <NavigationIcon name={name} size="xl" />
              </Entry>
            ))}
          </Tiles>
        </SheetSection>
        <SheetSection
          title={`Imported by code (${used.length})`}
          lead="Read out of the sources: what is no longer drawn is no longer here."
        >
          <Tiles $width={104}>
            {used.map(([name, icon]) => (
              <Entry key={name} name={name}>
                <Icon icon={icon} size="xl" />
              </Entry>
            ))}
          </Tiles>
        </SheetSection>
      </Sheet>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const count = usedIcons.length + navigationIconNames.length;
    await expect(canvas.getAllByRole('listitem')).toHaveLength(count);
    await userEvent.type(canvas.getByRole('textbox'), 'circle check');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'circle-check' })).toBeVisible());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(count);
    await userEvent.clear(canvas.getByRole('textbox'));
  },
});

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <CopyName name={name}>
        <Cell>{children}</Cell>
      </CopyName>
    </li>
  );
}

const Field = styled.div`
  max-inline-size: 320px;
`;

const Cell = styled.div`
  display: grid;
  place-items: center;
  block-size: 64px;
  color: ${token('text.primary')};
  background: ${token('surface.card')};
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.md')};
`;
