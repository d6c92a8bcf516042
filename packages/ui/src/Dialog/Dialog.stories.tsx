import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { breakpoints } from '../tokens';
import { dialogSizes } from './Dialog.styles';
import { Dialog, DialogBody, DialogFooter, DialogHeader, type DialogProps } from './index';

type RenameProps = Omit<DialogProps, 'isOpen' | 'onOpenChange' | 'children'> & {
  startsOpen?: boolean;
  paragraphs?: number;
  title?: string;
};

function Rename({ startsOpen = false, paragraphs = 1, title = 'Rename the project', ...props }: RenameProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <div style={{ padding: 16 }}>
      <Button onPress={() => setOpen(true)}>Rename</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen}>
        <DialogHeader title={title} description="Everybody in the crew sees the new name." />
        <DialogBody>
          <TextField label="Name" name="name" defaultValue="Harbour CRM" />
          {Array.from({ length: paragraphs }, (_, index) => (
            <p key={index} style={{ marginBlockStart: 16 }}>
              The name stands on the backlog, on invoices and in mails. Earlier invoices keep the name they were written
              with, because a receipt does not change.
            </p>
          ))}
        </DialogBody>
        <DialogFooter>
          <Button onPress={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary" onPress={() => setOpen(false)}>
            Rename
          </Button>
        </DialogFooter>
      </Dialog>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/Dialog',
  component: Rename,
  args: { startsOpen: true },
  parameters: { covers: ['component:@quarterdeck/ui/Dialog'], layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Rename the project' });
    await expect(within(dialog).getByRole('textbox', { name: 'Name' })).toBeVisible();
  },
});

function EachSize() {
  const [size, setSize] = useState<DialogProps['size'] | null>(null);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 16 }}>
      {dialogSizes.map((option) => (
        <Button key={option} onPress={() => setSize(option)}>
          {option}
        </Button>
      ))}
      <Dialog isOpen={size !== null} size={size ?? 'md'} onOpenChange={() => setSize(null)}>
        <DialogHeader title={`Size ${size}`} />
        <DialogBody>Content</DialogBody>
      </Dialog>
    </div>
  );
}

const widths = { sm: 400, md: 560, editor: 600, lg: 720, xl: 960 };

/** Phones have one width for all; `full` leaves 16 px of the page on both sides. */
function widthOf(size: NonNullable<DialogProps['size']>) {
  if (innerWidth < breakpoints.sm) return innerWidth;
  return size === 'full' ? innerWidth - 32 : widths[size];
}

export const Variants = meta.story({
  render: () => <EachSize />,
  play: async ({ canvas, userEvent }) => {
    for (const size of dialogSizes) {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: size }));
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(widthOf(size)));
    }
  },
});

export const LongContent = meta.story({
  args: { paragraphs: 16, title: 'Rename the project that everybody in the crew has been calling by its first name' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await expect(within(dialog).getByRole('button', { name: 'Rename' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    const save = within(dialog).getByRole('button', { name: 'Rename' }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(cancel.top);
    await expect(save.width).toBe(cancel.width);
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { title: 'إعادة تسمية المشروع' } });

export const ClosesByEscapeAndReturnsTheFocus = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { startsOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const KeepsTheFocusInside = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
});
