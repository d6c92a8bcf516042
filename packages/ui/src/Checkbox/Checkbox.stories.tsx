import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { Checkbox } from './Checkbox';

const meta = preview.meta({
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Keep this card for the next voyage', onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/Checkbox'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Keep this card for the next voyage'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={3}>
      <Checkbox>Off</Checkbox>
      <Checkbox defaultSelected>On</Checkbox>
      <Checkbox isIndeterminate>Some</Checkbox>
      <Checkbox variant="round">To do</Checkbox>
      <Checkbox variant="round" defaultSelected>
        Done
      </Checkbox>
      <Checkbox variant="round" aria-label="Card checkout" defaultSelected />
      <Checkbox description="At most one mail a day">Weekly digest</Checkbox>
      <Checkbox errorMessage="Accept the terms to go on.">I accept the terms</Checkbox>
    </Grid>
  ),
});

export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <Checkbox isDisabled>Disabled</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Disabled, on
      </Checkbox>
      <Checkbox isReadOnly defaultSelected>
        Read only
      </Checkbox>
      <Checkbox variant="round" isDisabled defaultSelected>
        Done, disabled
      </Checkbox>
    </Grid>
  ),
});

export const LongContent = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 240 }}>
      <Checkbox description="Weeks that were not started yet are refunded in full, on the card you paid with.">
        I have read what happens when a voyage is cancelled before it has ended
      </Checkbox>
    </div>
  ),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { children: 'احتفظ بهذه البطاقة', defaultSelected: true },
});

export const SaysThatOnlySomeAreSelected = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isIndeterminate: true, children: 'All items' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'All items' })).toBePartiallyChecked();
  },
});

export const IsReachedAndSwitchedByKeysAndReadWithItsHelp = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { children: 'Weekly digest', description: 'At most one mail a day' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Weekly digest' })).toHaveFocus());
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('At most one mail a day');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});
