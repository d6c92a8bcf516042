import preview from '@quarterdeck/storybook/preview';
import { ArrowRight, Plus, Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { Button } from './Button';
import { buttonSizes, buttonVariants } from './Button.styles';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Add task', onPress: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/Button'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const Variants = meta.story({
  // A phone would show the first columns only.
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Grid columns={buttonSizes.length}>
      {buttonVariants.flatMap((variant) =>
        buttonSizes.map((size) => (
          <Button key={`${variant} ${size}`} variant={variant} size={size} icon={Plus}>
            {variant}
          </Button>
        )),
      )}
    </Grid>
  ),
});

export const States = meta.story({
  // A phone would show the first columns only.
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Grid columns={4}>
      <Button variant="primary">Rest</Button>
      <Button variant="primary" isPending>
        Saving
      </Button>
      <Button variant="primary" isDisabled>
        Disabled
      </Button>
      <Button variant="primary" trailingIcon={ArrowRight} hint="3">
        Check out
      </Button>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [hint, label] = [canvas.getByText('3'), canvas.getByText('Check out')];
    // Nothing of the label's contrast is lost.
    await expect(getComputedStyle(hint).color).toBe(getComputedStyle(label).color);
    await expect(hint).toHaveStyle({ opacity: '1' });
  },
});

export const LongContent = meta.story({
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Button isFullWidth variant="danger" icon={Trash2}>
        Delete every task of this section and everything that was written in it
      </Button>
    </div>
  ),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { children: 'إضافة مهمة', icon: Plus, trailingIcon: ArrowRight, variant: 'primary' },
});

export const IsReachedAndPressedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const KeepsFocusAndIgnoresPressesWhilePending = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isPending: true, children: 'Saving' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const TakesAKeyThatIsHeldDownAsOnePress = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await fireEvent.keyDown(button, { key: 'Enter' });
    await fireEvent.keyDown(button, { key: 'Enter', repeat: true });
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** Of what a button stands in. */
const hearOfPress = fn();

export const IsPressedUnheardByWhatItStandsIn = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <div role="presentation" onClick={hearOfPress} onKeyDown={hearOfPress} onPointerDown={hearOfPress}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => void hearOfPress.mockClear(),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(hearOfPress).not.toHaveBeenCalled();
  },
});

/** A form that tells when it is sent. */
const inForm = (Story: ComponentType) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      hearOfPress();
    }}
  >
    <input aria-label="Name" />
    <Story />
  </form>
);

export const DoesNotSendItsFormWhilePending = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { type: 'submit', isPending: true, children: 'Saving' },
  decorators: [inForm],
  beforeEach: () => void hearOfPress.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'x{Enter}');
    await expect(hearOfPress).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
  },
});

export const SendsItsFormAndLeavesTheFocusInTheField = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { type: 'submit', children: 'Save' },
  decorators: [inForm],
  beforeEach: () => void hearOfPress.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'x{Enter}');
    await expect(hearOfPress).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(hearOfPress).toHaveBeenCalledTimes(3);
  },
});
