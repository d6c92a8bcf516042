import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Grid } from '../Stack';
import { hostileHtml } from '../SafeHtml/testing/hostileHtml';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor';

const text =
  '<p>The crew comes aboard at <strong>08:00</strong>, and we sail with the <em>first</em> tide.</p>' +
  '<ul><li><p>Charts</p></li><li><p>Provisions</p><ul><li><p>Water for three days</p></li></ul></li></ul>' +
  '<blockquote><p>Red sky at night, sailor’s delight.</p></blockquote>' +
  '<p>More in <a href="https://example.com/log">the log</a>.</p>';

const changed = fn<NonNullable<RichTextEditorProps['onChange']>>();
/** What the editor said last. */
const last = () => changed.mock.lastCall?.[0] ?? '';

/** Its code has come, and it is no preview of the text any more. */
const isEditor = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  await canvas.findByRole('textbox');
};

const meta = preview.meta({
  title: 'Components/Forms/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Description', placeholder: 'What needs building?', onChange: changed },
  beforeEach: () => {
    changed.mockClear();
  },
  parameters: {
    covers: ['component:@quarterdeck/ui/RichTextEditor'],
    docs: { story: { inline: false, height: '400px' } },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: 'Description' });
    await step('the label leads into it', async () => {
      await userEvent.click(canvas.getByText('Description'));
      await waitFor(() => expect(field).toHaveFocus());
    });
    await step('keys make it bold and italic', async () => {
      await userEvent.keyboard('Sail ');
      await userEvent.keyboard('{Control>}b{/Control}now{Control>}b{/Control}');
      await waitFor(() => expect(last()).toBe('<p>Sail <strong>now</strong></p>'));
      await userEvent.keyboard('{Control>}i{/Control} or never');
      await waitFor(() => expect(last()).toBe('<p>Sail <strong>now</strong><em> or never</em></p>'));
    });
    await step('undo and redo are its own', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(last()).not.toContain('never'));
      await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
      await waitFor(() => expect(last()).toContain('never'));
    });
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }}>
      <RichTextEditor {...args} defaultValue={text} />
      <RichTextEditor {...args} label="Notes" isOptional description="Only your crew reads this." />
      <RichTextEditor {...args} label="Quiet" variant="quiet" defaultValue="<p>Without a frame until it is used.</p>" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(3));
  },
});

export const States = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }}>
      <RichTextEditor {...args} label="Empty" />
      <RichTextEditor
        {...args}
        label="Reply"
        errorMessage="Write a reply of at least ten words."
        defaultValue="<p>Yes</p>"
      />
      <RichTextEditor {...args} label="Read only" isReadOnly defaultValue={text} />
      <RichTextEditor {...args} label="Disabled" isDisabled defaultValue={text} />
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    const refused = await canvas.findByRole('textbox', { name: 'Reply' });
    await expect(refused).toHaveAttribute('aria-invalid', 'true');
    await expect(refused).toHaveAccessibleDescription(/Write a reply of at least ten words\..*Press Escape/);
    const fixed = canvas.getByRole('textbox', { name: 'Read only' });
    fixed.focus();
    await userEvent.keyboard('x');
    await expect(fixed).not.toHaveTextContent('x'.repeat(2));
    await expect(changed).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('toolbar')).toHaveLength(3);
  },
});

export const LongContent = meta.story({
  args: {
    label: 'Everything that whoever takes this over has to know about it before the first day',
    defaultValue: `<p>${'Withoutablank'.repeat(40)}</p>${text.repeat(4)}`,
    style: { maxInlineSize: 320 },
  },
  play: isEditor,
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: text },
  play: isEditor,
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { label: 'Açıklama', defaultValue: '<p>Mürettebat <strong>08.00</strong>’de güvertede.</p>' },
  play: async ({ canvas }) => {
    const toolbar = await canvas.findByRole('toolbar', { name: 'Biçimlendirme' });
    await expect(within(toolbar).getByRole('button', { name: 'Numaralı liste' })).toBeVisible();
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'الوصف',
    defaultValue: '<p>نبحر مع المد الأول.</p><ul><li><p>خرائط</p></li></ul><p>In English too.</p>',
  },
  play: isEditor,
});

export const IndentsListsByTabAndIsLeftByEscape = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '<ul><li><p>Charts</p></li><li><p>Water</p></li></ul>' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Description' });
    await userEvent.click(canvas.getByText('Water'));
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(last()).toContain('<p>Charts</p><ul><li><p>Water</p></li></ul>'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await waitFor(() => expect(last()).toContain('</li><li><p>Water</p></li>'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(last()).toContain('<ol>'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Numbered list' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const MakesLinksByKey = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '<p>log</p>' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Description' });
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await waitFor(() => expect(address).toBeInvalid());
    await userEvent.clear(address);
    await userEvent.keyboard('example.com/log{Enter}');
    await waitFor(() => expect(last()).toMatch(/<a [^>]*href="https:\/\/example\.com\/log"[^>]*>log<\/a>/));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('https://example.com/log'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(last()).toBe('<p>log</p>'));
  },
});

function paste(into: HTMLElement, html: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', 'plain');
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

export const CleansWhatIsPasted = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Description' });
    await userEvent.click(field);
    paste(
      field,
      '<h1 style="color: red">Orders</h1><script>alert(1)</script><p onclick="alert(1)">Sail <b>now</b> ' +
        '<a href="javascript:alert(1)">here</a></p><img src=x onerror=alert(1)><table><tr><td>cell</td></tr></table>',
    );
    await waitFor(() => expect(field).toHaveTextContent('Orders'));
    await expect(last()).toContain('Sail <strong>now</strong> here');
    await expect(last()).not.toMatch(/script|onclick|onerror|color|<img|<h1|<table/);
  },
});

/** What somebody else has written is shown as far as the editor knows it. */
export const ShowsHostileHtmlHarmlessly = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: hostileHtml.map(([, html]) => html).join('') + 'x'.repeat(10_000) },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Description' });
    await expect(field.querySelectorAll('script, iframe, img, style, [onclick], [onerror]')).toHaveLength(0);
  },
});

function Owned(args: RichTextEditorProps) {
  const [value, setValue] = useState('<p>First</p>');
  return (
    <>
      <RichTextEditor {...args} name="description" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('<p>Second</p>')}>
        Other item
      </button>
    </>
  );
}

export const ShowsTheTextOfItsOwner = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Description' });
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}a{/Control}Changed');
    const sent = canvasElement.querySelector('input[name="description"]');
    await waitFor(() => expect(sent).toHaveValue('<p>Changed</p>'));
    await userEvent.click(canvas.getByRole('button', { name: 'Other item' }));
    await waitFor(() => expect(field).toHaveTextContent(/^Second$/));
    await expect(sent).toHaveValue('<p>Second</p>');
  },
});
