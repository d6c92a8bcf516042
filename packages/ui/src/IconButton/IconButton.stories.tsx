import preview from '@quarterdeck/storybook/preview';
import { ChevronRight, Inbox, Mail, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { buttonSizes } from '../Button';
import { IconButton } from './IconButton';
import { iconButtonVariants } from './IconButton.styles';

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { icon: Mail, label: 'Messages', onPress: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/IconButton', 'component:@quarterdeck/ui/LabelTooltip'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Messages' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={buttonSizes.length}>
      {iconButtonVariants.flatMap((variant) =>
        buttonSizes.map((size) => (
          <IconButton
            key={`${variant} ${size}`}
            variant={variant}
            size={size}
            icon={Trash2}
            label={`Delete ${variant} ${size}`}
          />
        )),
      )}
    </Grid>
  ),
});

export const States = meta.story({
  render: () => (
    <Grid columns={5}>
      <IconButton icon={Mail} label="Messages" badge={3} badgeLabel="3 unread" />
      <IconButton icon={Inbox} label="Inbox" badge={240} badgeLabel="240 unread" />
      <IconButton icon={Mail} label="Send" isPending variant="secondary" />
      <IconButton icon={Trash2} label="Delete" isDisabled />
      <IconButton icon={Trash2} label="Delete for good" isDisabled variant="secondary" />
    </Grid>
  ),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { icon: ChevronRight, label: 'التالي', isDirectional: true, badge: 3, badgeLabel: '3' },
});

export const ReadsTheCountWithTheName = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { badge: 240, badgeLabel: '240 unread' },
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('button', { name: 'Messages, 240 unread' }).querySelector('[data-part=badge]');
    await expect(badge).toBeVisible();
    await expect(badge).toHaveAttribute('data-count', '99+');
  },
});

export const ShowsItsLabelWhenReachedByKeyAndHidesItOnEscape = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Messages');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const EscapeIsItsLabelsOnlyWhileSomebodyIsThere = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <IconButton {...args} />
      <input aria-label="Next" />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const heard = fn();
    canvasElement.addEventListener('keydown', ({ key }) => heard(key));
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await expect(heard).not.toHaveBeenCalledWith('Escape');

    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await screen.findByRole('tooltip');
    // Both at once: the label has not heard yet that the focus has gone.
    const next = canvas.getByRole('textbox');
    next.focus();
    next.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect(heard).toHaveBeenCalledWith('Escape');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const TheLabelIsWhereTheFocusIs = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <IconButton {...args} />
      <IconButton {...args} label="Search" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Search'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    // The pointer has not moved.
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Messages'));
  },
});

export const ShowsItsLabelToARestingPointer = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const IsPressedByEnterAndSpace = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Messages' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});
