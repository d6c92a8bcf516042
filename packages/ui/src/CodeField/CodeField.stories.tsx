import preview from '@quarterdeck/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { CodeField } from './CodeField';

const meta = preview.meta({
  title: 'Components/Forms/CodeField',
  component: CodeField,
  args: { label: 'Code', onComplete: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/CodeField'] },
});

export const Default = meta.story({ args: { defaultValue: '4829' } });

export const States = meta.story({
  render: () => (
    <Grid columns={2}>
      <CodeField label="Empty" />
      <CodeField label="Whole" defaultValue="482917" />
      <CodeField label="Wrong" defaultValue="482917" errorMessage="This code isn’t right." />
      <CodeField label="Disabled" defaultValue="48" isDisabled />
      <CodeField label="Four digits" length={4} description="On the back of your card." />
      <CodeField label="Five digits" length={5} />
    </Grid>
  ),
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { defaultValue: '48' } });

export const Dark = meta.story({ globals: { scheme: 'dark' }, args: { defaultValue: '4829' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: '4829' } });

export const IsTypedAndPasted = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '4a8 2');
    await expect(field).toHaveValue('482');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('48');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.paste('Your code: 482-917');
    await expect(field).toHaveValue('482917');
    await expect(args.onComplete).toHaveBeenCalledWith('482917');
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('482917');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
  },
});
