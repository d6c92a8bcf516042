import preview from '@quarterdeck/storybook/preview';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { Option } from '../Option';
import { ComboBox } from './ComboBox';

const cities = ['Iğdır', 'İstanbul', 'İzmir', 'Ankara', 'Ağrı', 'Çanakkale', 'Şanlıurfa', 'Muğla'];
const options = cities.map((city) => (
  <Option key={city} id={city}>
    {city}
  </Option>
));

const meta = preview.meta({
  title: 'Components/Forms/ComboBox',
  component: ComboBox,
  args: { label: 'City', children: options, onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/ComboBox', 'component:@quarterdeck/ui/fold'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), 'izm');
    const option = await screen.findByRole('option', { name: 'İzmir' });
    await expect(option.querySelector('mark')).toHaveTextContent('İzm');
    await userEvent.click(option);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('İzmir'));
    await expect(args.onChange).toHaveBeenCalledWith('İzmir');
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={3}>
      <ComboBox label="Small" size="sm" defaultValue="Ankara">
        {options}
      </ComboBox>
      <ComboBox label="City" icon={MapPin} placeholder="Ankara" isOptional>
        {options}
      </ComboBox>
      <ComboBox label="Large" size="lg" isLoading>
        {options}
      </ComboBox>
      <ComboBox label="Quiet" variant="quiet" defaultValue="Ankara">
        {options}
      </ComboBox>
    </Grid>
  ),
});

export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <ComboBox label="City" errorMessage="Choose a city from the list.">
        {options}
      </ComboBox>
      <ComboBox label="Disabled" isDisabled defaultValue="Ankara">
        {options}
      </ComboBox>
      <ComboBox label="Read only" isReadOnly defaultValue="Ankara">
        {options}
      </ComboBox>
    </Grid>
  ),
});

export const LongContent = meta.story({
  args: {
    label: 'Harbour',
    defaultOpen: true,
    children: <Option id="long">Harbour office of the united shipping companies of the northern Aegean coast</Option>,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 240, minBlockSize: 160 }}>
      <ComboBox {...args} />
    </div>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: 'Ankara' } });

export const IsOpenedAndChosenFromByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Iğdır' })).toHaveAttribute('data-focused'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'İstanbul' })).toHaveAttribute('data-focused'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('İstanbul');
  },
});

export const TakesWhatIsMeant = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('combobox');
    await step('by Enter', async () => {
      await userEvent.type(field, 'izm{Enter}');
      await waitFor(() => expect(field).toHaveValue('İzmir'));
      await expect(args.onChange).toHaveBeenLastCalledWith('İzmir');
    });
    await step('by leaving the field', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'urfa');
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveValue('Şanlıurfa'));
      await expect(args.onChange).toHaveBeenLastCalledWith('Şanlıurfa');
    });
    await step('and keeps what means several, to be typed on', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'nka{Backspace}{Backspace}{Enter}');
      await expect(field).toHaveValue('n');
    });
  },
});

let arrive = () => {};
function LateOwner() {
  const [city, setCity] = useState<string | null>(null);
  return (
    <ComboBox
      label="City"
      value={city}
      onChange={(key) => {
        arrive = () => setCity(key === null ? null : String(key));
      }}
    >
      {options}
    </ComboBox>
  );
}

export const KeepsWhatIsTypedWhenTheValueComesLate = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <LateOwner />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'izm{Enter}');
    await waitFor(() => expect(field).toHaveValue('İzmir'));
    await userEvent.type(field, 'An', { initialSelectionStart: 0, initialSelectionEnd: 5 });
    arrive();
    await userEvent.keyboard('k');
    await expect(field).toHaveValue('Ank');
  },
});

interface City {
  id: string;
}

export const ListsFirstWhatBeginsSo = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <ComboBox<City> label="City" defaultItems={cities.map((id) => ({ id }))} itemText={({ id }) => id}>
      {({ id }) => <Option id={id}>{id}</Option>}
    </ComboBox>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'a');
    const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(['Ankara', 'Ağrı', 'İstanbul', 'Çanakkale', 'Şanlıurfa', 'Muğla']));
  },
});

export const SaysWhenNothingMatches = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByText('No results')).toBeVisible());
  },
});

export const KeepsFreeTextWhereItIsAllowed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { allowsCustomValue: true, onInputChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Paris');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Paris'));
  },
});

export const EscapeBringsTheChoiceBack = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'Ankara' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'izm', { initialSelectionStart: 0, initialSelectionEnd: 6 });
    await screen.findByRole('option', { name: 'İzmir' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field).toHaveValue('Ankara');
    await expect(field).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
