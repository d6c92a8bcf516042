import preview from '@quarterdeck/storybook/preview';
import { Archive, Copy, FolderInput, Monitor, Moon, Pencil, Sun, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { ThemeDisc } from '../SwatchPicker';
import { themeNames, type ThemeName } from '../tokens';
import { ContextMenu } from './ContextMenu';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, Submenu, type MenuProps } from './Menu';

const handleAction = fn();

const meta = preview.meta({
  title: 'Components/Overlays/Menu',
  component: Menu,
  args: { onAction: handleAction },
  parameters: { covers: ['component:@quarterdeck/ui/Menu'] },
  render: (args) => (
    <div style={{ minHeight: 380 }}>
      <MenuTrigger defaultOpen>
        <Button>Item</Button>
        <Menu {...args}>
          <MenuItem id="edit" icon={Pencil} hint="E">
            Edit
          </MenuItem>
          <MenuItem id="copy" icon={Copy} hint="⌘D" description="With its labels and its estimate">
            Duplicate
          </MenuItem>
          <Submenu label="Move to" icon={FolderInput}>
            <Menu aria-label="Move to" onAction={handleAction}>
              <MenuItem id="now">Now</MenuItem>
              <MenuItem id="next">Next</MenuItem>
            </Menu>
          </Submenu>
          <MenuItem id="archive" icon={Archive} isDisabled>
            Archive
          </MenuItem>
          <MenuSeparator />
          <MenuItem id="delete" icon={Trash2} isDanger>
            Delete
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </div>
  ),
});

export const Default = meta.story({});

export const SheetOnPhones = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Variants = meta.story({
  render: () => (
    <div style={{ minHeight: 320 }}>
      <MenuTrigger defaultOpen>
        <Button>View</Button>
        <Menu aria-label="View">
          <MenuSection title="Sort by" selectionMode="single" defaultSelectedKeys={['date']}>
            <MenuItem id="date">Date</MenuItem>
            <MenuItem id="sender">Sender</MenuItem>
          </MenuSection>
          <MenuSection title="Show" selectionMode="multiple" defaultSelectedKeys={['labels', 'snippet']}>
            <MenuItem id="labels">Labels</MenuItem>
            <MenuItem id="snippet">First line</MenuItem>
            <MenuItem id="avatar">Picture</MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
    </div>
  ),
});

const themeWords = {
  'theme-default': 'Ink',
  'theme-brand': 'Ultramarine',
  'theme-teal': 'Teal',
  'theme-rose': 'Rose',
  'theme-purple': 'Purple',
  'theme-amber': 'Amber',
};

function RowsOfChoices() {
  const [theme, setTheme] = useState<ThemeName>('theme-teal');
  return (
    <div style={{ minHeight: 320 }}>
      <MenuTrigger defaultOpen>
        <Button>Appearance</Button>
        <Menu head={<b>Elif Aydın</b>} shouldCloseOnSelect={false}>
          <MenuItem id="settings">Settings</MenuItem>
          <MenuSection layout="row" title="Scheme" selectionMode="single" defaultSelectedKeys={['light']}>
            <MenuItem id="light" icon={Sun}>
              Light
            </MenuItem>
            <MenuItem id="dark" icon={Moon}>
              Dark
            </MenuItem>
            <MenuItem id="auto" icon={Monitor}>
              Match system
            </MenuItem>
          </MenuSection>
          <MenuSection layout="row" title="Theme" selectionMode="single" selectedKeys={[theme]}>
            {themeNames.map((name) => (
              <MenuItem
                key={name}
                id={name}
                leading={<ThemeDisc theme={name} isSelected={name === theme} />}
                onAction={() => setTheme(name)}
              >
                {themeWords[name]}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </MenuTrigger>
    </div>
  );
}

/** A few choices that are known by a picture, side by side. */
export const Rows = meta.story({ render: () => <RowsOfChoices /> });
export const RowsDark = meta.story({ render: () => <RowsOfChoices />, globals: { scheme: 'dark' } });
export const RowsOnPhones = meta.story({
  render: () => <RowsOfChoices />,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    for (const item of await screen.findAllByRole('menuitemradio')) {
      await waitFor(() => expect(item.getBoundingClientRect().width).toBeGreaterThanOrEqual(44));
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const LeftAndRightGoAlongARow = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <RowsOfChoices />,
  play: async ({ userEvent }) => {
    const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole('menuitemradio', { name })).toHaveFocus());
    const settings = await screen.findByRole('menuitem', { name: 'Settings' });
    settings.focus();
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Light');
    await userEvent.keyboard('{ArrowRight}');
    await hasFocus('Dark');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await hasFocus('Light');
    await userEvent.keyboard('{ArrowLeft}');
    await hasFocus('Match system');
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Ink');
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus('Match system');
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('menuitemradio', { name: 'Match system' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Light' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Rose' }));
    await expect(screen.getByRole('menuitemradio', { name: 'Rose' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Teal' })).not.toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Match system' })).toBeChecked();
    // All of one row stand on one line.
    const tops = new Set(
      Object.values(themeWords).map((name) => screen.getByRole('menuitemradio', { name }).getBoundingClientRect().top),
    );
    await expect(tops.size).toBe(1);
  },
});

export const ARowIsMirroredFromRightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  render: () => <RowsOfChoices />,
  play: async ({ userEvent }) => {
    const light = await screen.findByRole('menuitemradio', { name: 'Light' });
    light.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus());
  },
});

export const LongContent = meta.story({
  render: () => (
    <MenuTrigger defaultOpen>
      <Button>Move to</Button>
      <Menu>
        <MenuItem id="long">A project with a name that somebody wrote without thinking of menus at all</MenuItem>
        {Array.from({ length: 40 }, (_, index) => (
          <MenuItem key={index} id={`list-${index}`}>{`List ${index + 1}`}</MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

function AtAPlaceOfItsOwn() {
  const placeRef = useRef<HTMLDivElement>(null);
  return (
    <div ref={placeRef} style={{ inlineSize: 'max-content', minBlockSize: 120 }}>
      Card checkout
      <Menu aria-label="Actions for Card checkout" triggerRef={placeRef} isOpen placement="bottom start">
        <MenuItem id="edit">Edit</MenuItem>
      </Menu>
    </div>
  );
}

function MovesFromAPlaceOfItsOwn({ onAction = fn() }: Pick<MenuProps<unknown>, 'onAction'>) {
  const placeRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div ref={placeRef} style={{ inlineSize: 'max-content', minBlockSize: 160 }}>
      <Button onPress={() => setOpen(true)}>Card checkout</Button>
      {isOpen ? (
        <Menu aria-label="Actions for Card checkout" triggerRef={placeRef} isOpen onOpenChange={close} onClose={close}>
          <Submenu label="Move to">
            <Menu aria-label="Move to" selectionMode="single" defaultSelectedKeys={['now']} onAction={onAction}>
              <MenuItem id="now">Now</MenuItem>
              <MenuItem id="next">Next</MenuItem>
            </Menu>
          </Submenu>
        </Menu>
      ) : null}
    </div>
  );
}

/** What is chosen in a submenu ends the whole menu, by key as by pointer; Escape goes back one menu. */
export const ChoosingInASubmenuClosesAllOfIt = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onAction: fn() },
  render: ({ onAction = fn() }) => <MovesFromAPlaceOfItsOwn onAction={onAction} />,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Card checkout' });
    const openSubmenu = async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Now' })).toHaveFocus());
    };
    const isClosed = () => waitFor(() => expect(screen.queryAllByRole('menu', { hidden: true })).toHaveLength(0));
    await openSubmenu();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await isClosed();
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await openSubmenu();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Next' }));
    await isClosed();
    await expect(args.onAction).toHaveBeenCalledTimes(2);
    await openSubmenu();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move to' })).toHaveFocus());
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
});

/** The ring goes around the rounded ground of a segment, as it does around any row. */
export const TheRingOfASegmentIsRound = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <RowsOfChoices />,
  play: async ({ userEvent }) => {
    const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole('menuitemradio', { name })).toHaveFocus());
    (await screen.findByRole('menuitem', { name: 'Settings' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Light');
    await userEvent.keyboard('{ArrowRight}');
    await hasFocus('Dark');
    const dark = screen.getByRole('menuitemradio', { name: 'Dark' });
    const rings = [getComputedStyle(dark), getComputedStyle(dark, '::after')].filter(
      ({ outlineStyle, content }) => outlineStyle === 'solid' && content !== 'none',
    );
    await expect(rings.map(({ borderRadius }) => borderRadius)).toEqual(['7px']);
  },
});

export const HasANameAtAPlaceOfItsOwn = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <AtAPlaceOfItsOwn />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Actions for Card checkout' })).toBeVisible());
    await expect(screen.getByRole('menu', { name: 'Actions for Card checkout' })).toBeVisible();
  },
});

const closed = ({ onAction = fn() }: Pick<MenuProps<unknown>, 'onAction'>) => (
  <MenuTrigger>
    <Button>Item</Button>
    <Menu onAction={onAction}>
      <MenuItem id="edit">Edit</MenuItem>
      <Submenu label="Move to">
        <Menu aria-label="Move to" onAction={onAction}>
          <MenuItem id="now">Now</MenuItem>
        </Menu>
      </Submenu>
      <MenuItem id="delete" isDanger>
        Delete
      </MenuItem>
    </Menu>
  </MenuTrigger>
);

export const IsWalkedByArrowsAndTypingAndActsOnEnter = meta.story({
  tags: ['!dev', '!autodocs'],
  render: closed,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('e');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const OpensASubmenuToTheSideByArrow = meta.story({
  tags: ['!dev', '!autodocs'],
  render: closed,
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Now' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryAllByRole('menu')).toHaveLength(0));
    await expect(args.onAction).toHaveBeenCalledTimes(1);
  },
});

export const KeepsOneMarkPerRadioSection = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <MenuTrigger>
      <Button>Sort</Button>
      <Menu selectionMode="single" defaultSelectedKeys={['date']} shouldCloseOnSelect={false}>
        <MenuItem id="date">Date</MenuItem>
        <MenuItem id="sender">Sender</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Sender' }));
    await expect(screen.getByRole('menuitemradio', { name: 'Sender' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Date' })).not.toBeChecked();
  },
});

const handleOpen = fn();

export const OpensWhereTheSecondButtonOrShiftF10Asks = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <ContextMenu
      label="Row"
      items={(target) => (
        <MenuItem id="open" onAction={() => handleOpen(target.textContent)}>
          {`Open ${target.textContent}`}
        </MenuItem>
      )}
    >
      <div style={{ display: 'flex', gap: 12 }}>
        <Button>First row</Button>
        <Button>Second row</Button>
      </div>
    </ContextMenu>
  ),
  beforeEach: () => {
    handleOpen.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText('Second row') });
    await expect(within(await screen.findByRole('menu', { name: 'Row' })).getByRole('menuitem')).toHaveTextContent(
      'Open Second row',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    canvas.getByRole('button', { name: 'First row' }).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open First row' }));
    await expect(handleOpen).toHaveBeenCalledWith('First row');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'First row' })).toHaveFocus());
  },
});

export const ArrowsHomeAndEndGoThroughIt = meta.story({
  tags: ['!dev', '!autodocs'],
  render: closed,
  play: async ({ userEvent }) => {
    const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Edit');
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Move to');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await hasFocus('Delete');
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Edit');
    await userEvent.keyboard('{End}');
    await hasFocus('Delete');
    await userEvent.keyboard('{Home}');
    await hasFocus('Edit');
  },
});

export const ArrowLeftLeavesTheSubmenu = meta.story({
  tags: ['!dev', '!autodocs'],
  render: closed,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Now' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Now' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move to' })).toHaveFocus());
  },
});

export const SpaceMarksAndLeavesItOpen = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <MenuTrigger>
      <Button>Show</Button>
      <Menu selectionMode="multiple" defaultSelectedKeys={['labels']}>
        <MenuItem id="snippet">First line</MenuItem>
        <MenuItem id="labels">Labels</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Home}');
    const item = screen.getByRole('menuitemcheckbox', { name: 'First line' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(item).toBeChecked());
    await expect(screen.getByRole('menu')).toBeVisible();
  },
});

export const EscapeClosesItAndReturnsTheFocus = meta.story({
  tags: ['!dev', '!autodocs'],
  render: closed,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});
