import preview from '@quarterdeck/storybook/preview';
import { Archive, EllipsisVertical, Trash2 } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Card, CardBody, CardHead } from '../Card';
import { IconButton } from '../IconButton';
import { Menu, MenuItem, MenuTrigger } from '../Menu';
import { CardTools, useCardTools } from './CardTools';

interface DemoProps {
  title: string;
  text: string;
  /** Whether all tools are in one menu. */
  isOneMenu?: boolean;
}

/** A card with two tools, or with one menu where nothing can rest on it. */
function Demo({ title, text, isOneMenu = false }: DemoProps) {
  const { isShown, hasNoHover, setOpen, cardProps } = useCardTools();
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <Card {...cardProps}>
        <CardHead title={title} href="#card" level={2} />
        <CardBody>{text}</CardBody>
        {isShown ? (
          <CardTools aria-label={`Actions for ${title}`}>
            {hasNoHover || isOneMenu ? null : <IconButton size="sm" icon={Archive} label="Archive" />}
            <MenuTrigger onOpenChange={setOpen}>
              <IconButton size="sm" icon={EllipsisVertical} label="More" />
              <Menu aria-label="More">
                <MenuItem icon={Trash2}>Delete</MenuItem>
              </Menu>
            </MenuTrigger>
          </CardTools>
        ) : null}
      </Card>
      <Button>Elsewhere</Button>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Actions/CardTools',
  component: Demo,
  args: { title: 'Harbour', text: 'Three tins of white, the harbour blue is not mixed yet.' },
  parameters: { covers: ['component:@quarterdeck/ui/CardTools'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const tools = () => canvas.queryByRole('group', { name: 'Actions for Harbour' });
    await step('they come with the pointer and go with it', async () => {
      await userEvent.hover(canvas.getByRole('article'));
      await expect(tools()).toBeVisible();
      await userEvent.unhover(canvas.getByRole('article'));
      await waitFor(() => expect(tools()).toBeNull());
    });
    await step('and with the focus, which can go on into them', async () => {
      await userEvent.tab();
      await waitFor(() => expect(tools()).toBeVisible());
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(tools()).toBeNull());
    });
  },
});

export const Variants = meta.story({
  args: { isOneMenu: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'));
    await expect(canvas.getByRole('button', { name: 'More' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Archive' })).toBeNull();
  },
});

/** They stay while one of their menus is open, wherever the pointer is. */
export const States = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await userEvent.hover(menu);
    await expect(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
});

export const LongContent = meta.story({
  args: { title: 'Muhasebeleştirilemeyenlerdenmişsinizcesine'.repeat(3), text: 'Walk round the ship. '.repeat(30) },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'));
    const card = canvas.getByRole('article').getBoundingClientRect();
    const tools = canvas.getByRole('group').getBoundingClientRect();
    await expect(tools.left - card.left).toBeLessThan(16);
  },
});
