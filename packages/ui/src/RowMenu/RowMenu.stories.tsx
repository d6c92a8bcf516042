import preview from '@quarterdeck/storybook/preview';
import { Ellipsis, PanelRight, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Icon } from '../Icon';
import { MenuSeparator } from '../Menu';
import { useRowMenu } from '../VirtualList';
import { MoveItems, RowMenu, RowMenuItem } from './RowMenu';

interface DemoProps {
  title: string;
  /** Place of the row among six. */
  place: number;
  canStep?: boolean;
  onMove: (to: number) => void;
  onDelete: () => void;
}

/** The button of a row, and its menu. */
function Demo({ title, onDelete, ...rest }: DemoProps) {
  const { menu, open, close, afterwards } = useRowMenu<string>();
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-label={`Actions for ${title}`}
        onClick={(event) => open(title, event.currentTarget)}
      >
        <Icon icon={Ellipsis} />
      </button>
      {menu ? (
        <RowMenu aria-label={`Actions for ${menu.item}`} anchor={menu.anchor} onClose={close}>
          <RowMenuItem icon={PanelRight} keys="Enter">
            Open
          </RowMenuItem>
          <MoveItems words={{ up: 'Move up', down: 'Move down', top: 'Move to the top' }} count={6} {...rest} />
          <MenuSeparator />
          <RowMenuItem icon={Trash2} isDanger letter="#" onAction={() => afterwards(onDelete)}>
            Delete
          </RowMenuItem>
        </RowMenu>
      ) : null}
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Actions/RowMenu',
  component: Demo,
  args: { title: 'Paint the hull', place: 2, onMove: fn(), onDelete: fn() },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    covers: ['component:@quarterdeck/ui/RowMenu'],
    docs: { story: { inline: false, iframeHeight: '320px' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
});

const hintOf = (item: HTMLElement) => item.querySelector<HTMLElement>('[data-hint]')?.dataset['hint'];

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const choose = async (name: string) => {
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(button).not.toHaveAttribute('aria-expanded'));
    };
    await choose('Move up');
    await expect(args.onMove).toHaveBeenLastCalledWith(1);
    await choose('Move down');
    await expect(args.onMove).toHaveBeenLastCalledWith(3);
    await choose('Move to the top');
    await expect(args.onMove).toHaveBeenLastCalledWith(0);
    await choose('Delete');
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
  },
});

/** The keys that do the same stand at the end. Escape closes the menu, and its button has the focus again. */
export const Variants = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(hintOf(await screen.findByRole('menuitem', { name: 'Open' }))).toBe('Enter');
    await expect(hintOf(screen.getByRole('menuitem', { name: 'Move up' }))).toBe('Alt ↑');
    await expect(hintOf(screen.getByRole('menuitem', { name: 'Delete' }))).toBe('#');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

/** The first of a list that a filter has left: nothing can be said of its neighbours. */
export const States = meta.story({
  args: { place: 0, canStep: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    for (const name of ['Move up', 'Move down', 'Move to the top'])
      await expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** On phones it rises from the lower edge, without keys. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(hintOf(await screen.findByRole('menuitem', { name: 'Open' }))).toBeUndefined();
  },
});

export const LongContent = meta.story({
  args: { title: 'Walk round the ship and write down what is left. '.repeat(6) },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const ArrowsAndEnterChoose = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await hasFocus('Move down');
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus('Move up');
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
});
