import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { builtLayouts } from '../Layout/layoutTable';
import { LayoutChoice, LayoutPicker } from './LayoutPicker';

const meta = preview.meta({
  title: 'Components/Forms/LayoutPicker',
  component: LayoutPicker,
  args: {
    label: 'Layout',
    defaultValue: 'classy',
    onChange: fn(),
    style: { maxInlineSize: 352 },
    children: builtLayouts.map((name) => (
      <LayoutChoice key={name} value={name} label={name} {...(name === 'classy' ? { note: 'Default' } : {})} />
    )),
  },
  parameters: { covers: ['component:@quarterdeck/ui/LayoutPicker'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('radio', { name: /^thin/ }));
    await expect(args.onChange).toHaveBeenCalledWith('thin');
    await expect(canvas.getByRole('radio', { name: /^classy/ })).not.toBeChecked();
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const LongContent = meta.story({
  args: {
    label: 'Sayfaların yerleşimi',
    children: [
      <LayoutChoice key="classy" value="classy" label="Gezinmesi yanda duran yerleşim" note="Varsayılan" />,
      <LayoutChoice key="thin" value="thin" label="Yalnızca simgeler" />,
    ],
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const ArrowsMoveAndSelect = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await waitFor(() => expect(radio(/^classy/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio(/^compact/)).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(radio(/^classy/)).toBeChecked();
  },
});
