import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { themeNames, token } from '../tokens';
import { Swatch, SwatchPicker, ThemeSwatch } from './SwatchPicker';

const names = {
  'theme-default': 'Ink',
  'theme-brand': 'Ultramarine',
  'theme-teal': 'Teal',
  'theme-rose': 'Rose',
  'theme-purple': 'Purple',
  'theme-amber': 'Brass',
};

const meta = preview.meta({
  title: 'Components/Forms/SwatchPicker',
  component: SwatchPicker,
  args: {
    label: 'Theme',
    defaultValue: 'theme-teal',
    onChange: fn(),
    children: themeNames.map((theme) => <ThemeSwatch key={theme} value={theme} label={names[theme]} />),
  },
  parameters: { covers: ['component:@quarterdeck/ui/SwatchPicker'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Purple' }));
    await expect(args.onChange).toHaveBeenCalledWith('theme-purple');
    await expect(canvas.getByRole('radio', { name: 'Teal' })).not.toBeChecked();
  },
});

export const Variants = meta.story({
  args: {
    label: 'Colour of the label',
    defaultValue: 'red',
    children: [
      <Swatch key="red" value="red" label="Red" background={token('label.red.dot')} />,
      <Swatch key="teal" value="teal" label="Teal" background={token('label.teal.dot')} />,
      <Swatch key="sky" value="sky" label="Sky" background={token('label.sky.dot')} />,
    ],
  },
});

/** With their names beside them. */
export const Cards = meta.story({
  args: { variant: 'cards' },
  render: (args) => (
    <div style={{ inlineSize: 352 }}>
      <SwatchPicker {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Rose'));
    await expect(canvas.getByRole('radio', { name: 'Rose' })).toBeChecked();
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const ArrowsMoveAndSelect = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await waitFor(() => expect(radio('Teal')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Rose')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(radio('Ultramarine')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(radio('Brass')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Ink')).toBeChecked();
    await userEvent.tab();
    for (const each of canvas.getAllByRole('radio')) await expect(each).not.toHaveFocus();
  },
});
