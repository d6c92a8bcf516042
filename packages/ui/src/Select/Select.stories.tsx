import preview from '@quarterdeck/storybook/preview';
import { CircleDot, Flag } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { fieldSizes } from '../FormField';
import { Option, OptionSection } from '../Option';
import { Select } from './Select';

const options = [
  <Option key="now" id="now" icon={CircleDot}>
    Now
  </Option>,
  <Option key="next" id="next" description="After this voyage">
    Next
  </Option>,
  <Option key="done" id="done" isDisabled>
    Done
  </Option>,
];

const meta = preview.meta({
  title: 'Components/Forms/Select',
  component: Select,
  args: { label: 'Status', children: options, onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/Select', 'component:@quarterdeck/ui/Option'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Next/ }));
    await expect(args.onChange).toHaveBeenCalledWith('next');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Next.*Status/ })).toHaveFocus());
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={3}>
      {fieldSizes.map((size) => (
        <Select key={size} size={size} label={`Size ${size}`} defaultValue="now">
          {options}
        </Select>
      ))}
      <Select label="Quiet" variant="quiet" defaultValue="next">
        {options}
      </Select>
      <Select label="Priority" icon={Flag} isOptional placeholder="None">
        {options}
      </Select>
    </Grid>
  ),
});

export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <Select label="Status" errorMessage="Choose a status.">
        {options}
      </Select>
      <Select label="Disabled" isDisabled defaultValue="now">
        {options}
      </Select>
      <Select label="Status" description="Your crew sees it." placeholder="None yet">
        {options}
      </Select>
    </Grid>
  ),
});

export const Open = meta.story({
  args: {
    defaultOpen: true,
    defaultValue: 'work',
    children: [
      <OptionSection key="own" title="Yours">
        <Option id="work">Work</Option>
        <Option id="personal">Personal</Option>
      </OptionSection>,
      <OptionSection key="shared" title="Shared">
        {Array.from({ length: 20 }, (_, index) => (
          <Option key={index} id={`list-${index}`}>{`List ${index + 1}`}</Option>
        ))}
      </OptionSection>,
    ],
  },
});

export const LongContent = meta.story({
  args: {
    defaultValue: 'long',
    children: <Option id="long">One-page checkout with saved cards, receipts and refunds</Option>,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 200 }}>
      <Select {...args} />
    </div>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: 'now' } });

export const JumpsToWhatIsTyped = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('ne');
    await waitFor(() => expect(screen.getByRole('option', { name: /Next/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('next');
    await expect(canvas.getByRole('button')).toHaveTextContent('Next');
  },
});

export const IsOpenedWalkedAndClosedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('button', { name: /Status/ });
    const expectReached = (name: RegExp) => waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    field.focus();
    for (const key of ['{Enter}', '[Space]', '{ArrowDown}']) {
      await step(`${key} opens it, Escape closes it`, async () => {
        await userEvent.keyboard(key);
        await expectReached(/Now/);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
        await waitFor(() => expect(field).toHaveFocus());
      });
    }
    await step('arrows, Home and End walk, past what is disabled', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expectReached(/Now/);
      await userEvent.keyboard('{ArrowDown}');
      await expectReached(/Next/);
      await userEvent.keyboard('{ArrowUp}');
      await expectReached(/Now/);
      await userEvent.keyboard('{End}');
      await expectReached(/Next/);
      await userEvent.keyboard('{Home}');
      await expectReached(/Now/);
    });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
