import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from '../Stack';
import { PersonSelect, type PersonSelectProps } from './PersonSelect';

const people = [
  { id: 'contact-01', name: 'Deniz Kaya' },
  { id: 'contact-02', name: 'Marta Lindqvist' },
];

/** The choice with the value that its owner keeps. */
function Demo({ value, onChange, ...rest }: PersonSelectProps) {
  const [chosen, setChosen] = useState(value);
  const handleChange = (id: string | null) => {
    setChosen(id);
    onChange(id);
  };
  return <PersonSelect {...rest} value={chosen} onChange={handleChange} />;
}

const meta = preview.meta({
  title: 'Components/Forms/PersonSelect',
  component: PersonSelect,
  args: { label: 'Assignee', people, value: null, nobody: 'Unassigned', onChange: fn() },
  render: (args: PersonSelectProps) => <Demo {...args} />,
  parameters: { covers: ['component:@quarterdeck/ui/PersonSelect'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Unassigned.*Assignee/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deniz Kaya' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('contact-01');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Deniz Kaya.*Assignee/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Unassigned' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const Variants = meta.story({
  render: (args: PersonSelectProps) => (
    <Grid columns={{ base: 1, md: 2 }}>
      <PersonSelect {...args} value="contact-01" />
      <PersonSelect {...args} value="contact-02" variant="quiet" size="sm" />
    </Grid>
  ),
});

export const States = meta.story({
  render: (args: PersonSelectProps) => (
    <Grid columns={{ base: 1, md: 2 }}>
      <PersonSelect {...args} label="Somebody who has gone" value="contact-99" />
      <PersonSelect {...args} isDisabled value="contact-01" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Unassigned.*Somebody who has gone/ })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    people: [{ id: 'contact-03', name: 'Wolfeschlegelsteinhausenbergerdorff the younger of Costa Verde Charters' }],
    value: 'contact-03',
    style: { maxInlineSize: 220 },
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const IsFoundByTheFirstLetters = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const expectReached = (name: string) => waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectReached('Unassigned');
    await userEvent.keyboard('ma');
    await expectReached('Marta Lindqvist');
    await userEvent.keyboard('{Home}');
    await expectReached('Unassigned');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
