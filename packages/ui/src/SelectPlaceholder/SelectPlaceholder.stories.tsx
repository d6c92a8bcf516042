import preview from '@quarterdeck/storybook/preview';
import { ArrowUpDown } from 'lucide-react';
import { expect } from 'storybook/test';
import { Option } from '../Option';
import { Select } from '../Select';
import { SelectPlaceholder } from './SelectPlaceholder';

const meta = preview.meta({
  title: 'Components/Forms/SelectPlaceholder',
  component: SelectPlaceholder,
  args: { text: 'Recommended', icon: ArrowUpDown },
  parameters: { covers: ['component:@quarterdeck/ui/SelectPlaceholder'] },
});

const boxOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
};

/** Beside the control whose place it holds: both measure the same. */
export const Default = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <div>
        <SelectPlaceholder {...args} />
      </div>
      <div>
        <Select aria-label="Sort by" icon={ArrowUpDown} defaultValue="recommended">
          <Option id="recommended">Recommended</Option>
        </Select>
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [waiting, ready] = [...canvasElement.querySelectorAll('[data-part="control"]')].map(boxOf);
    await expect(waiting).toEqual(ready);
    await expect(waiting).toHaveProperty('height', 36);
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <SelectPlaceholder text="Recommended" variant="quiet" />
      <SelectPlaceholder text="Payments" label="Groups" data-testid="waiting" />
      <Select label="Groups" defaultValue="payments" data-testid="ready">
        <Option id="payments">Payments</Option>
      </Select>
    </div>
  ),
  play: async ({ canvas }) => {
    const heightOf = (name: string) => boxOf(canvas.getByTestId(name)).height;
    await expect(heightOf('waiting')).toBe(heightOf('ready'));
  },
});

export const LongContent = meta.story({
  args: { text: 'Everything that has been added since the last time somebody looked' },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
