import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Surface } from '../Surface';
import { Stepper } from './Stepper';

const steps = [
  { id: 'project', label: 'Project', description: 'Harbour shop' },
  { id: 'people', label: 'People' },
  { id: 'goals', label: 'Goals' },
  { id: 'backlog', label: 'Backlog' },
];
const words = { done: 'done', error: 'needs your attention' };

// A phone says the step in words.
const desktop = { viewport: { value: 'desktop' } };

const meta = preview.meta({
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: { 'aria-label': 'Steps of the start', steps, current: 'goals', words, summary: 'Step 3 of 4', onSelect: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/Stepper'] },
});

export const Default = meta.story({
  globals: desktop,
  play: async ({ canvas, userEvent, args }) => {
    const current = canvas.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');
    await expect(current.map((step) => step.textContent)).toEqual(['Goals']);
    await expect(canvas.queryByRole('button', { name: /Backlog/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Project.*done/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('project');
  },
});

export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <Stepper {...args} orientation="vertical" />
      <Surface level="hull" style={{ padding: 24 }}>
        <Stepper {...args} orientation="vertical" tone="hull" aria-label="The same on the hull" />
      </Surface>
    </div>
  ),
});

export const States = meta.story({
  globals: desktop,
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Stepper
        {...args}
        steps={steps.map((step) => (step.id === 'people' ? { ...step, hasError: true } : step))}
        aria-label="With an error"
      />
      <Stepper {...args} current="project" summary="Step 1 of 4" aria-label="At the start" />
      <Stepper {...args} current="" summary="Done" aria-label="At the end" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^People.*needs your attention/ })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    steps: steps.map((step) => ({ ...step, label: `${step.label} and everything that belongs to it` })),
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 4', { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const KeysLeadBackToDoneSteps = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: desktop,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Project/ })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^People/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('people');
    await userEvent.tab();
    await expect(canvas.getByRole('navigation')).not.toContainElement(document.activeElement as HTMLElement);
  },
});
