import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { LiveRegion } from '../LiveRegion';
import { TextArea } from './TextArea';

const meta = preview.meta({
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: 'Notes', placeholder: 'What the crew should know' },
  parameters: { covers: ['component:@quarterdeck/ui/TextArea'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Two{Enter}lines');
    await expect(canvas.getByRole('textbox')).toHaveValue('Two\nlines');
  },
});

export const States = meta.story({
  render: () => (
    <Grid columns={2}>
      <TextArea label="With text" defaultValue={'First line\nSecond line\nThird line\nFourth line'} />
      <TextArea label="Quiet" variant="quiet" defaultValue="Click to edit" minRows={1} />
      <TextArea
        label="Notes"
        errorMessage="At most 40 characters."
        defaultValue="Refund, full or partial, from the order"
      />
      <TextArea label="Disabled" isDisabled defaultValue="Closed" />
      <TextArea label="Read only" isReadOnly defaultValue="Paid on March 16" />
      <TextArea label="Reason" isOptional hasCounter maxLength={200} description="Your crew reads it." />
    </Grid>
  ),
});

export const LongContent = meta.story({
  args: { defaultValue: Array.from({ length: 30 }, (_, line) => `Line ${line + 1}`).join('\n'), maxRows: 6 },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const GrowsWithItsTextUpToItsLimit = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { minRows: 2, maxRows: 4 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const empty = field.offsetHeight;
    await userEvent.type(field, '1{Enter}2{Enter}3');
    await waitFor(() => expect(field.offsetHeight).toBeGreaterThan(empty));
    await userEvent.type(field, '{Enter}4');
    const full = field.offsetHeight;
    await userEvent.type(field, '{Enter}5{Enter}6');
    await expect(field.offsetHeight).toBe(full);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
});

/** The browser cuts what is pasted at `maxLength`; nothing vanishes without a word. */
export const SaysWhatAPasteLost = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { maxLength: 10, description: 'Up to ten' },
  render: (args) => (
    <>
      <TextArea {...args} />
      <LiveRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('A harbour and a half');
    await expect(field).toHaveValue('A harbour ');
    await expect(field).toHaveAccessibleDescription('10 characters didn’t fit and were left out.');
    const region = document.querySelector('[data-part="live-region"]');
    await waitFor(() => expect(region).toHaveTextContent('10 characters didn’t fit and were left out.'));
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveAccessibleDescription('Up to ten');
  },
});
