import preview from '@quarterdeck/storybook/preview';
import { Fragment, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { TextField } from '../TextField';
import { TagInput, type TagInputProps, type TagOption } from './TagInput';
import { TagInputPlaceholder } from './TagInputPlaceholder';

const labels: TagOption[] = [
  { id: 'personal', name: 'Personal', hue: 'sky' },
  { id: 'work', name: 'Work', hue: 'ultramarine' },
  { id: 'payments', name: 'Payments', hue: 'red' },
  { id: 'invoices', name: 'Invoices', hue: 'teal' },
];

/** Keeps what its owner would keep. */
function Kept({ value: first, options: known, onChange, onCreate, ...rest }: TagInputProps) {
  const [value, setValue] = useState([...first]);
  const [options, setOptions] = useState(known);
  return (
    <TagInput
      {...rest}
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      {...(onCreate
        ? {
            onCreate: (name: string) => {
              onCreate(name);
              setOptions((before) => [...before, { id: name, name }]);
              setValue((before) => [...before, name]);
            },
          }
        : {})}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Forms/TagInput',
  component: TagInput,
  args: {
    label: 'Labels',
    options: labels,
    value: ['work'],
    onChange: fn(),
    onCreate: fn(),
    placeholder: 'Add a label',
  },
  parameters: { covers: ['component:@quarterdeck/ui/TagInput'] },
  render: (args) => (
    <div style={{ maxInlineSize: 320, minBlockSize: 320 }}>
      <Kept {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Labels' }), 'pay');
    await userEvent.click(await screen.findByRole('option', { name: 'Payments' }));
    await expect(args.onChange).toHaveBeenCalledWith(['work', 'payments']);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  },
});

export const States = meta.story({
  render: () => (
    <Grid columns={2}>
      <Kept label="Labels" options={labels} value={[]} onChange={fn()} placeholder="Add a label" />
      <Kept label="Labels" options={labels} value={['work', 'payments', 'invoices']} onChange={fn()} isOptional />
      <Kept label="Labels" options={labels} value={[]} onChange={fn()} errorMessage="Choose at least one label." />
      <Kept label="Labels" options={labels} value={['work']} onChange={fn()} isDisabled />
      <Kept label="Labels" options={labels} value={['work']} onChange={fn()} isReadOnly />
      <Kept label="Labels" options={labels} value={['work']} onChange={fn()} variant="quiet" size="lg" />
    </Grid>
  ),
});

export const LongContent = meta.story({
  args: {
    value: ['long', 'work', 'personal', 'payments', 'invoices'],
    options: [...labels, { id: 'long', name: 'A label with a name as long as a sentence somebody wrote' }],
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { value: ['work', 'payments'] } });

export const TheSecondBackspaceRemovesTheLastChip = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { value: ['work', 'payments'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('Payments').closest('li')).toHaveAttribute('data-marked');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenCalledWith(['work']);
  },
});

export const SplitsAPastedListAndCreatesWhatIsNew = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { value: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.paste('Work, invoices\nHarbour');
    await expect(args.onChange).toHaveBeenCalledWith(['work', 'invoices']);
    await expect(args.onCreate).toHaveBeenCalledWith('Harbour');
    await waitFor(() => expect(canvas.getByText('Harbour')).toBeVisible());
  },
});

export const EnterTakesWhatIsTyped = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Harbour{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Harbour');
    await waitFor(() => expect(canvas.getByText('Harbour')).toBeVisible());
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    // One that exists is chosen, whatever its case.
    await userEvent.type(field, 'payments{Enter}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByText('Payments')).toBeVisible());
    // Of one that is chosen already the field says so until something else is typed.
    await userEvent.type(field, 'PAYMENTS{Enter}');
    await waitFor(() => expect(canvas.getByText('“Payments” is already added.')).toBeVisible());
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'x{Backspace}');
    await waitFor(() => expect(canvas.queryByText('“Payments” is already added.')).toBeNull());
    // The row that the arrows have reached is meant before what is typed.
    await userEvent.type(field, 'inv{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['work', 'Harbour', 'payments', 'invoices']));
  },
});

export const KeepsWhatItCannotTake = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Kept label="Labels" options={labels} value={[]} onChange={fn()} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Harbour,');
    await expect(field).toHaveValue('Harbour,');
    await userEvent.clear(field);
    await userEvent.type(field, 'payments,');
    await expect(field).toHaveValue('');
    await waitFor(() => expect(canvas.getByText('Payments')).toBeVisible());
  },
});

export const KeepsWhatIsRefusedWhenItIsLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { refuse: (name) => (name.length > 10 ? 'Use up to 10 characters.' : undefined) },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    const expectKept = async () => {
      await expect(field).toHaveValue('A rather long label');
      await expect(field).toHaveAccessibleDescription('Use up to 10 characters.');
    };
    await userEvent.type(field, 'A rather long label{Enter}');
    await expectKept();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expectKept();
    await userEvent.clear(field);
    await userEvent.type(field, 'Short{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Short');
    await expect(field).toHaveValue('');
  },
});

export const KeepsItsChipsWhereItIsOnlyRead = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isReadOnly: true, value: ['work', 'payments'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.paste('Payments, Personal\nHarbour');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const CreatesWhatNobodyHasUsed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Harbour');
    await userEvent.click(await screen.findByRole('option', { name: 'Create “Harbour”' }));
    await expect(args.onCreate).toHaveBeenCalledWith('Harbour');
    await waitFor(() => expect(canvas.getByText('Harbour')).toBeVisible());
  },
});

export const TabLeavesAndChoosesNothing = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <Kept {...args} />
      <TextField label="Notes" />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const IsTakenBackByTheCrossOfItsChip = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Work' }));
    await expect(args.onChange).toHaveBeenCalledWith([]);
  },
});

export const OptionsAreEditedAndDeletedByKeyAndByPointer = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onEdit: fn(), onDelete: fn(), value: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{F2}');
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Shift>}{Delete}{/Shift}');
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
    const pencil = (await screen.findByRole('option', { name: 'Work' })).querySelector('[data-part=edit]');
    await userEvent.click(pencil as Element);
    await expect(args.onEdit).toHaveBeenLastCalledWith('work');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const EscapeClosesTheList = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Beside the field whose place it holds: both measure the same, however many lines the chips take. */
export const Placeholder = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '240px 240px', alignItems: 'start', gap: 16 }}>
      {[[], labels.slice(0, 1), labels].map((chosen) => (
        <Fragment key={chosen.length}>
          <TagInputPlaceholder label="Labels" chosen={chosen} data-testid={`waiting-${chosen.length}`} />
          <TagInput
            {...args}
            value={chosen.map(({ id }) => id)}
            options={labels}
            placeholder=""
            data-testid={`ready-${chosen.length}`}
          />
        </Fragment>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const count of [0, 1, 4]) {
      const boxOf = (name: string) => {
        const { width, height } = canvas.getByTestId(`${name}-${count}`).getBoundingClientRect();
        return { width, height };
      };
      await expect(boxOf('waiting')).toEqual(boxOf('ready'));
    }
    await expect(canvas.getByTestId('waiting-4').getBoundingClientRect().height).toBeGreaterThan(80);
  },
});
