import preview from '@quarterdeck/storybook/preview';
import { MessageCircle, Pencil } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar';
import { EmptyState } from '../EmptyState';
import { IconButton } from '../IconButton';
import { Tag } from '../Tag';
import { List, ListItem, ListSection, type ListProps } from './List';
import { useListReorder } from './useListReorder';

interface Person {
  id: string;
  name: string;
  text: string;
  tag?: string;
}

const people: readonly Person[] = [
  { id: 'marta', name: 'Marta Lindqvist', text: 'Operations director · Lindqvist Boat Hire', tag: 'Work' },
  { id: 'mateo', name: 'Mateo Arriagada', text: 'Software consultant · Arriagada & Soto', tag: 'College' },
  { id: 'murat', name: 'Murat Aydın', text: 'Architect · Aydın Mimarlık' },
  { id: 'nermin', name: 'Nermin Aydın', text: 'nermin.aydin@post.example', tag: 'Family' },
  { id: 'nikolaos', name: 'Nikolaos Vamvakas', text: 'Fleet manager · Vamvakas Yachts' },
];

const personRow = ({ id, name, text, tag }: Person) => (
  <ListItem
    id={id}
    title={name}
    text={text}
    media={<Avatar id={id} name={name} label="" size="lg" />}
    meta={
      tag === undefined ? undefined : (
        <Tag variant="dot" hue="ultramarine">
          {tag}
        </Tag>
      )
    }
    actions={
      <>
        <IconButton size="sm" icon={MessageCircle} label={`Message ${name}`} />
        <IconButton size="sm" icon={Pencil} label={`Edit ${name}`} />
      </>
    }
  />
);

const meta = preview.meta({
  title: 'Components/Data display/List',
  component: List<Person>,
  args: { 'aria-label': 'Contacts', items: people, children: personRow, onAction: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/List'] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 620 }}>
        <Story />
      </div>
    ),
  ],
});

/** Enter opens a row; its buttons are reached with the arrows. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('mateo');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Message Mateo Arriagada' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}nik');
    await expect(canvas.getByRole('row', { name: /^Nikolaos Vamvakas/ })).toHaveFocus();
  },
});

/** With sections; with one line; with one choice and with several. */
export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <List {...args} aria-label="By letter" items={[]} style={{ maxBlockSize: 260 }}>
        <ListSection title="M" count={3} items={people.slice(0, 3)}>
          {personRow}
        </ListSection>
        <ListSection title="N" count={2} items={people.slice(3)}>
          {personRow}
        </ListSection>
      </List>
      <List aria-label="One line" selectionMode="single" defaultSelectedKeys={['murat']} items={people}>
        {({ id, name }) => <ListItem id={id} title={name} meta="08:12" />}
      </List>
      <List
        {...args}
        aria-label="Several"
        selectionMode="multiple"
        defaultSelectedKeys={['marta', 'nermin']}
        disabledKeys={['murat']}
      />
    </div>
  ),
});

/** No rows, and rows that can be moved. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <List
        {...args}
        aria-label="Empty"
        items={[]}
        empty={<EmptyState title="No contacts yet" size="sm" headingLevel={2} />}
      />
      <Reordered {...args} aria-label="Reordered" />
    </div>
  ),
});

/** Keeps the order as its owner would. */
function Reordered({ items: first, ...rest }: ListProps<Person>) {
  const [items, setItems] = useState([...(first ?? [])]);
  const dragAndDropHooks = useListReorder(items, (ids, to) => {
    const kept = items.filter(({ id }) => !ids.includes(id));
    const moved = items.filter(({ id }) => ids.includes(id));
    setItems([...kept.slice(0, to), ...moved, ...kept.slice(to)]);
  });
  return <List {...rest} items={items} dragAndDropHooks={dragAndDropHooks} />;
}

export const LongContent = meta.story({
  args: {
    selectionMode: 'multiple',
    items: [
      {
        id: 'long',
        name: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(6),
        text: 'Operations director '.repeat(40),
        tag: 'Muhasebeleştirilemeyenlerdenmişsinizcesine',
      },
      { id: 'markup', name: '<script>alert(1)</script>', text: '', tag: '<b>' },
      { id: 'rtl', name: 'مدفوعات', text: 'مدفوعات' },
      { id: 'nameless', name: '', text: '' },
    ],
  },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { 'aria-label': 'Kişiler', items: people.slice(2, 4) },
  render: (args) => <Reordered {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Murat Aydın.*sürükle|Sürükle.*Murat Aydın/i })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, args: { selectionMode: 'multiple' } });

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['marta'] },
});

export const SeveralRowsAreChosen = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { selectionMode: 'multiple', onSelectionChange: fn() },
  play: async ({ canvas, userEvent }) => {
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name}`) });
    await userEvent.click(within(row('Marta Lindqvist')).getByRole('checkbox'));
    await expect(row('Marta Lindqvist')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(row('Murat Aydın')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(row('Marta Lindqvist')).toHaveAttribute('aria-selected', 'false');
  },
});

export const ActionsComeWithTheFocus = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const actionsOf = (name: string) =>
      canvas.getByRole('row', { name: new RegExp(`^${name}`) }).querySelector('[data-part="actions"]') ?? document.body;
    await expect(actionsOf('Marta Lindqvist')).toHaveStyle({ opacity: '0' });
    await userEvent.tab();
    await expect(actionsOf('Marta Lindqvist')).toHaveStyle({ opacity: '1' });
    await expect(actionsOf('Mateo Arriagada')).toHaveStyle({ opacity: '0' });
  },
});

export const RowsAreMovedByKey = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Reordered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /Drag Marta Lindqvist/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const said = () => document.querySelector('[data-live-announcer]');
    await waitFor(() => expect(said()).toHaveTextContent(/Started dragging/));
    // The first place is before all rows.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(names()[0]).toBe('Mateo Arriagada'));
    await expect(names()).toContain('Marta Lindqvist');
    await waitFor(() => expect(said()).toHaveTextContent(/Drop complete/));
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Marta Lindqvist/ })).toHaveFocus());
  },
});

export const EveryRowAndItsButtonsAreReachedByArrows = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name}`) });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(row('Nikolaos Vamvakas')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(row('Nermin Aydın')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Message Nermin Aydın' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row('Nermin Aydın')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(row('Marta Lindqvist')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(row('Mateo Arriagada')).toHaveFocus();
  },
});

export const RowsAreChosenByKey = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { selectionMode: 'multiple' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1);
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(people.length);
  },
});

export const EscapeLeavesARowWhereItWas = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Reordered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const said = () => document.querySelector('[data-live-announcer]');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(said()).toHaveTextContent(/Started dragging/));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await waitFor(() => expect(said()).toHaveTextContent(/Drop cancell?ed/));
    await waitFor(() =>
      expect(canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label'))).toEqual(
        people.map(({ name }) => name),
      ),
    );
  },
});
