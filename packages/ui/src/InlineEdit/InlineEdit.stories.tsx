import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { InlineEdit, type InlineEditProps } from './InlineEdit';

function Kept({ value: first, onSave, ...rest }: InlineEditProps) {
  const [value, setValue] = useState(first);
  return (
    <h2>
      <InlineEdit
        {...rest}
        value={value}
        onSave={(text) => {
          setValue(text);
          onSave(text);
        }}
      />
    </h2>
  );
}

const meta = preview.meta({
  title: 'Components/Forms/InlineEdit',
  component: InlineEdit,
  args: { value: 'Card checkout', label: 'Edit title', placeholder: 'No title', onSave: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/InlineEdit'] },
  render: (args) => (
    <div style={{ maxInlineSize: 360, padding: 8 }}>
      <Kept {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit title/ }));
    await userEvent.keyboard('Refunds{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Refunds');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Refunds/ })).toHaveFocus());
  },
});

export const States = meta.story({ args: { value: '', isEmptyAllowed: true } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const LongContent = meta.story({
  args: { value: 'One-page checkout with saved cards, receipts and refunds for everybody who pays' },
});
export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { value: 'الدفع بالبطاقة' } });

/** What cannot be saved stays as it was typed, with the reason, until it can be; Escape gives it up. */
export const Refused = meta.story({
  args: { refuse: (text) => (text.length > 20 ? `${text.length - 20} characters too many` : undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit title/ }));
    const field = canvas.getByRole('textbox', { name: 'Edit title' });
    await userEvent.type(field, ' with saved cards{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('10 characters too many');
    await userEvent.tab();
    await expect(field).toHaveValue('Card checkout with saved cards');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace>10/}{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Card checkout with s');
  },
});

export const EscapeRestoresWhatWasThere = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Edit title' })).toHaveFocus());
    await userEvent.keyboard('Something else{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Card checkout/ })).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const LeavingSavesAndAnEmptyTextIsNotTaken = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit title/ }));
    await userEvent.keyboard('Refunds');
    await userEvent.tab();
    await expect(args.onSave).toHaveBeenCalledWith('Refunds');
    await userEvent.click(canvas.getByRole('button', { name: /Edit title/ }));
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByText('Refunds')).toBeVisible());
  },
});
