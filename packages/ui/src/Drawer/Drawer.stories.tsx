import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { ComboBox } from '../ComboBox';
import { LiveRegion } from '../LiveRegion';
import { Menu, MenuItem, MenuTrigger } from '../Menu';
import { Option } from '../Option';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { Drawer, DrawerBody, DrawerFooter, DrawerHeader, type DrawerProps } from './index';

type TaskDrawerProps = Omit<DrawerProps, 'isOpen' | 'onOpenChange' | 'children'> & {
  startsOpen?: boolean;
  lines?: number;
};

function TaskDrawer({ startsOpen = false, lines = 1, ...props }: TaskDrawerProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <div style={{ display: 'flex', blockSize: 480 }}>
      <main style={{ flex: 1, minInlineSize: 0, padding: 16 }}>
        <Button onPress={() => setOpen(true)}>Open Card checkout</Button>
      </main>
      <Drawer {...props} isOpen={isOpen} onOpenChange={setOpen}>
        <DrawerHeader title="Card checkout" description="QD-027" />
        <DrawerBody>
          <Stack gap="4">
            {Array.from({ length: lines }, (_, index) => (
              <p key={index}>One-page checkout with saved cards, receipts and refunds.</p>
            ))}
            <TextField label="Due" name="due" defaultValue="Fri, Apr 10" />
          </Stack>
        </DrawerBody>
        <DrawerFooter>
          <Button onPress={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary">Save</Button>
        </DrawerFooter>
      </Drawer>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/Drawer',
  component: TaskDrawer,
  parameters: { covers: ['component:@quarterdeck/ui/Drawer'], layout: 'fullscreen' },
});

export const Default = meta.story({ args: { startsOpen: true } });

export const LongContent = meta.story({ args: { startsOpen: true, lines: 40 } });

export const StartEdge = meta.story({ args: { startsOpen: true, edge: 'start', size: 'lg' } });

export const BesideTheContent = meta.story({
  args: { startsOpen: true, besideFrom: 'md', size: 'md' },
  globals: { viewport: { value: 'desktop' } },
});

export const Phone = meta.story({
  args: { startsOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Card checkout' });
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(innerWidth));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toBeVisible());
  },
});

export const BackClosesItOnPhones = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { startsOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Card checkout' });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { startsOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0));
  },
});

export const ClosesByEscapeAndReturnsTheFocus = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open Card checkout' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Card checkout' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** React Aria lets the page go when the list of options closes that hid it, too. */
export const HoldsThePageAfterAListOfOptions = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <main>
        <Button>Behind</Button>
      </main>
      <Drawer isOpen onOpenChange={() => undefined}>
        <DrawerHeader title="Card checkout" />
        <DrawerBody>
          <ComboBox label="Label">
            <Option id="payments">Payments</Option>
          </ComboBox>
        </DrawerBody>
      </Drawer>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Card checkout' });
    const behind = () => canvas.getByText('Behind').closest('[inert]');
    await waitFor(() => expect(behind()).not.toBeNull());
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'Label' }), 'pay');
    await userEvent.click(await screen.findByRole('option', { name: 'Payments' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(behind()).not.toBeNull());
  },
});

export const BesideLeavesTheContentInReach = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { besideFrom: 'md', size: 'md' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open Card checkout' });
    const widthBefore = canvas.getByRole('main').offsetWidth;
    await userEvent.click(opener);
    const panel = canvas.getByRole('region', { name: 'Card checkout' });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(canvas.getByRole('main').offsetWidth).toBe(widthBefore - 440);
    await waitFor(() => expect(opener).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const FromAMenuHoldsThePage = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function FromAMenu() {
    const [isOpen, setOpen] = useState(false);
    return (
      <div style={{ padding: 16 }}>
        <MenuTrigger>
          <Button>Account</Button>
          <Menu aria-label="Account" onAction={() => setOpen(true)}>
            <MenuItem id="appearance">Appearance</MenuItem>
          </Menu>
        </MenuTrigger>
        <Drawer isOpen={isOpen} onOpenChange={setOpen}>
          <DrawerHeader title="Appearance" />
        </Drawer>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Appearance' }));
    await screen.findByRole('dialog', { name: 'Appearance' });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(opener.closest('[inert]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener.closest('[inert]')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const HoldsAPageThatIsDrawnAnew = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function DrawnAnew() {
    const [layout, setLayout] = useState('Classy');
    return (
      <>
        <Drawer isOpen onOpenChange={() => undefined}>
          <DrawerHeader title="Appearance" />
          <DrawerBody>
            <Button onPress={() => setLayout('Centered')}>Centered</Button>
          </DrawerBody>
        </Drawer>
        <LiveRegion />
        <main key={layout} style={{ padding: 16 }}>
          <Button>{`Page in ${layout}`}</Button>
        </main>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Centered' }));
    const behind = await canvas.findByText('Page in Centered');
    await waitFor(() => expect(behind.closest('[inert]')).not.toBeNull());
  },
});

/** Stands in for the width of the window, which a story cannot change. */
const wide = { isWide: true, listeners: new Set<() => void>() };

export const KeepsWhatWasTypedWhenTheWindowGetsNarrow = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { startsOpen: true, besideFrom: 'md', size: 'md' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    const real = window.matchMedia;
    wide.isWide = true;
    window.matchMedia = (query) => {
      const list = real.call(window, query);
      if (!query.includes('min-width:960px')) return list;
      return Object.defineProperties(Object.create(list), {
        matches: { get: () => wide.isWide },
        addEventListener: { value: (_type: string, listener: () => void) => wide.listeners.add(listener) },
        removeEventListener: { value: (_type: string, listener: () => void) => wide.listeners.delete(listener) },
      }) as MediaQueryList;
    };
    return () => {
      window.matchMedia = real;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const cross = (isWide: boolean) => {
      wide.isWide = isWide;
      for (const listener of wide.listeners) listener();
    };
    const due = canvas.getByRole('textbox', { name: 'Due' });
    await userEvent.type(due, ', at noon');
    cross(false);
    const dialog = await screen.findByRole('dialog', { name: 'Card checkout' });
    await expect(within(dialog).getByRole('textbox', { name: 'Due' })).toHaveValue('Fri, Apr 10, at noon');
    await waitFor(() => expect(due).toHaveFocus());
    await expect(canvas.getByRole('main').closest('[inert]')).not.toBeNull();
    cross(true);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Card checkout' })).toContainElement(due));
    await waitFor(() => expect(due).toHaveFocus());
    await expect(canvas.getByRole('main').closest('[inert]')).toBeNull();
  },
});

export const APressOnTheScrimCloses = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { startsOpen: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByText('QD-027'));
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog.parentElement as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const IsResizedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { startsOpen: true, isResizable: true, besideFrom: 'md' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('separator', { name: 'Resize the panel' });
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuenow', '432');
    await expect(canvas.getByRole('region').getBoundingClientRect().width).toBe(432);
    await userEvent.keyboard('{Home}');
    await expect(handle).toHaveAttribute('aria-valuenow', '320');
  },
});

export const ArrowsHomeAndEndMoveTheHandle = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { startsOpen: true, isResizable: true, besideFrom: 'md' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('separator', { name: 'Resize the panel' });
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuenow', '416');
    await userEvent.keyboard('{ArrowRight}');
    await expect(handle).toHaveAttribute('aria-valuenow', '400');
    await userEvent.keyboard('{End}');
    await expect(handle).toHaveAttribute('aria-valuenow', '720');
    await userEvent.keyboard('{Home}');
    await expect(handle).toHaveAttribute('aria-valuenow', '320');
  },
});
