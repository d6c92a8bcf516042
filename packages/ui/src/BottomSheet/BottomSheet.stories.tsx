import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { BottomSheet, SheetBody, SheetHeader, type BottomSheetProps } from './index';

type FilterSheetProps = Pick<BottomSheetProps, 'detents' | 'isModal'> & {
  startsOpen?: boolean;
  title?: string;
  rows?: number;
};

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => ['Commerce', 'Accounts', 'Reports'][index] ?? `Category ${index + 1}`);

function FilterSheet({ startsOpen = false, title = 'Filters', rows = 4, ...props }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <div style={{ padding: 16 }}>
      <Button onPress={() => setOpen(true)}>Filter</Button>
      <BottomSheet {...props} isOpen={isOpen} onOpenChange={setOpen}>
        <SheetHeader title={title} description="3 requirements, 7.5 weeks" />
        <SheetBody>
          {names(rows).map((name) => (
            <div key={name} style={{ display: 'grid', alignItems: 'center', minBlockSize: 44 }}>
              <Checkbox>{name}</Checkbox>
            </div>
          ))}
        </SheetBody>
      </BottomSheet>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/BottomSheet',
  component: FilterSheet,
  args: { startsOpen: true },
  globals: { viewport: { value: 'phone' } },
  parameters: { covers: ['component:@quarterdeck/ui/BottomSheet'], layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(innerHeight));
    await expect(Math.round(sheet.getBoundingClientRect().height)).toBe(Math.round(innerHeight / 2));
  },
});

export const Peeking = meta.story({
  args: { detents: ['peek', 'half', 'full'], isModal: false, title: 'Your voyage' },
});

export const Full = meta.story({ args: { detents: ['full'] } });

export const LongContent = meta.story({ args: { rows: 30 } });

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { title: 'المرشحات' } });

export const ArrowsChangeTheHeight = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { detents: ['peek', 'half', 'full'] },
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog');
    const handle = screen.getByRole('button', { name: 'Size of the sheet: Small' });
    await expect(sheet.getBoundingClientRect().height).toBe(96);
    handle.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(handle).toHaveAccessibleName('Size of the sheet: Half');
    await userEvent.keyboard('{ArrowUp}');
    await expect(handle).toHaveAccessibleName('Size of the sheet: Full');
    await waitFor(() => expect(sheet.getBoundingClientRect().height).toBe(innerHeight - 24));
    await userEvent.keyboard('{ArrowDown}');
    await expect(handle).toHaveAccessibleName('Size of the sheet: Half');
  },
});

export const IsDraggedToAnotherHeight = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { detents: ['half', 'full'] },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    const handle = screen.getByRole('button', { name: /Size of the sheet/ });
    await userEvent.pointer([
      { keys: '[TouchA>]', target: handle, coords: { x: 180, y: 400 } },
      { pointerName: 'TouchA', target: handle, coords: { x: 180, y: 60 } },
      { keys: '[/TouchA]' },
    ]);
    await expect(handle).toHaveAccessibleName('Size of the sheet: Full');
    const title = screen.getByRole('heading', { name: 'Filters' });
    await userEvent.pointer([
      { keys: '[TouchA>]', target: title, coords: { x: 180, y: 60 } },
      { pointerName: 'TouchA', target: title, coords: { x: 180, y: 380 } },
      { keys: '[/TouchA]' },
    ]);
    await expect(handle).toHaveAccessibleName('Size of the sheet: Half');
    await userEvent.pointer([
      { keys: '[TouchA>]', target: title, coords: { x: 180, y: 380 } },
      { pointerName: 'TouchA', target: title, coords: { x: 180, y: 760 } },
      { keys: '[/TouchA]' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const APressOnTheHandleGoesToTheNextHeight = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    const handle = screen.getByRole('button', { name: 'Size of the sheet: Half' });
    await userEvent.click(handle);
    await expect(handle).toHaveAccessibleName('Size of the sheet: Full');
    await userEvent.keyboard('{Enter}');
    await expect(handle).toHaveAccessibleName('Size of the sheet: Half');
  },
});

/** Whatever height it had when it was closed. */
export const OpensAtItsFirstHeightAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { startsOpen: false },
  play: async ({ canvas, userEvent }) => {
    const closings = [
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => userEvent.keyboard('{Escape}'),
    ];
    for (const close of closings) {
      await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Size of the sheet: Half' }));
      await screen.findByRole('button', { name: 'Size of the sheet: Full' });
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(await screen.findByRole('button', { name: 'Size of the sheet: Half' })).toBeVisible();
  },
});

export const OpensAtItsFirstHeightAgainWhereItIsNotModal = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { startsOpen: false, isModal: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Size of the sheet: Half' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('button', { name: /Size of the sheet/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(await screen.findByRole('button', { name: 'Size of the sheet: Half' })).toBeVisible();
  },
});

export const ClosesByItsButton = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { startsOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const HomeAndEndGoToTheLowestAndTheFullHeight = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { detents: ['peek', 'half', 'full'] },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    const handle = screen.getByRole('button', { name: 'Size of the sheet: Small' });
    handle.focus();
    await userEvent.keyboard('{End}');
    await expect(handle).toHaveAccessibleName('Size of the sheet: Full');
    await userEvent.keyboard('{Home}');
    await expect(handle).toHaveAccessibleName('Size of the sheet: Small');
  },
});

export const EscapeClosesItAndReturnsTheFocus = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { startsOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
