import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { AlertDialog, type AlertDialogProps } from './AlertDialog';

type DiscardProps = Pick<AlertDialogProps, 'title' | 'children' | 'onConfirm' | 'tone' | 'confirmationWord'>;

function Discard(props: DiscardProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <div style={{ padding: 16 }}>
      <Button onPress={() => setOpen(true)}>Leave</Button>
      <AlertDialog
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/AlertDialog',
  component: Discard,
  args: {
    title: 'Discard your changes?',
    children: 'What you wrote about Card checkout is lost. This cannot be undone.',
    onConfirm: fn(),
  },
  parameters: { covers: ['component:@quarterdeck/ui/AlertDialog'], layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  },
});

export const Variants = meta.story({
  args: { tone: 'accent', title: 'Send 4 invitations?', children: 'Four people get a mail with a link.' },
});

export const LongContent = meta.story({
  args: {
    title: 'Discard the eleven requirements you selected in the marketplace for the second voyage of Harbour CRM?',
    children:
      'They go back to the marketplace with their price and estimate. The voyage keeps its crew and its start on Monday, and you can select them again as long as nobody else has.',
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { title: 'تجاهل التغييرات؟', children: 'لا يمكن التراجع عن هذا.' },
});

export const ClosesWhenItIsConfirmed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

export const EscapeIsTheSafeWay = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const AsksForAWord = meta.story({
  args: { title: 'Delete Harbour CRM?', confirmationWord: 'Harbour CRM' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Type “Harbour CRM” to confirm' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Discard' })).toBeDisabled();
  },
});

export const IsConfirmedByTheWord = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { title: 'Delete Harbour CRM?', confirmationWord: 'Harbour CRM' },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.type(screen.getByRole('textbox', { name: 'Type “Harbour CRM” to confirm' }), 'Harbour CRM');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
});

export const StaysOpenWhenTheActFails = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onConfirm: fn(() => Promise.reject(new Error('HTTP 500'))) },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Discard' })).not.toHaveAttribute('data-pending'));
  },
});

export const EnterChoosesTheSafeWayAtFirst = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
