import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Checkbox } from '../Checkbox';
import { CheckboxGroup } from './CheckboxGroup';

const meta = preview.meta({
  title: 'Components/Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Send me',
    description: 'Change this at any time.',
    onChange: fn(),
    defaultValue: ['receipts'],
    children: [
      <Checkbox key="receipts" value="receipts">
        Receipts
      </Checkbox>,
      <Checkbox key="digest" value="digest">
        Weekly digest
      </Checkbox>,
      <Checkbox key="news" value="news" isDisabled>
        News
      </Checkbox>,
    ],
  },
  parameters: { covers: ['component:@quarterdeck/ui/CheckboxGroup'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Send me' })).toHaveAccessibleDescription(
      'Change this at any time.',
    );
    await userEvent.click(canvas.getByText('Weekly digest'));
    await expect(args.onChange).toHaveBeenCalledWith(['receipts', 'digest']);
  },
});

export const Variants = meta.story({ args: { orientation: 'horizontal', isOptional: true } });
export const States = meta.story({ args: { errorMessage: 'Choose at least one.', defaultValue: [] } });
export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const LongContent = meta.story({
  args: {
    label: 'What the crew may send me while the voyage is under way',
    description: 'Change this at any time in the settings, also after the voyage has ended.',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <CheckboxGroup {...args} />
    </div>
  ),
});

export const EachBoxIsAStopOfItsOwn = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Receipts' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Weekly digest' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['digest']);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'News' })).not.toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Weekly digest' })).not.toHaveFocus();
  },
});
