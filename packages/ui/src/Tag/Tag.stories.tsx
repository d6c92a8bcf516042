import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { hueOf, hues } from '../hues';
import { FilterChip } from './FilterChip';
import { Tag } from './Tag';
import { tagSizes, tagVariants } from './Tag.styles';

const meta = preview.meta({
  title: 'Components/Data display/Tag',
  component: Tag,
  args: { children: 'Payments', hue: 'red' as const, variant: 'dot' as const },
  parameters: { covers: ['component:@quarterdeck/ui/Tag'] },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {tagVariants.map((variant) => (
        <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Tag variant={variant}>neutral</Tag>
          {hues.map((hue) => (
            <Tag key={hue} variant={variant} hue={hue}>
              {hue}
            </Tag>
          ))}
        </div>
      ))}
      <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        {tagSizes.map((size) => (
          <Tag key={size} size={size} hue="teal" variant="dot" onRemove={fn()}>
            Invoices
          </Tag>
        ))}
      </div>
    </div>
  ),
});

export const LongContent = meta.story({
  args: { children: 'Muhasebeleştirilemeyenlerdenmişsinizcesine', onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 140 }}>
        <Story />
      </div>
    ),
  ],
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { children: 'مدفوعات', onRemove: fn() } });

export const IsRemoved = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Payments' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(args.onRemove).toHaveBeenCalledWith();
  },
});

export const GivesAnIdTheSameHueEachTime = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Tag hue={hueOf('label-payments')}>Payments</Tag>,
  play: async () => {
    await expect(hueOf('label-payments')).toBe(hueOf('label-payments'));
    const used = new Set(Array.from({ length: 60 }, (_, index) => hueOf(`label-${index}`)));
    await expect(used.size).toBe(hues.length);
  },
});

function Chips() {
  const [isSelected, setSelected] = useState(false);
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <FilterChip isSelected={isSelected} onChange={setSelected} count={12}>
        Commerce
      </FilterChip>
      <FilterChip isSelected onChange={fn()}>
        Reports
      </FilterChip>
      <FilterChip isSelected={false} onChange={fn()} disabled>
        Data
      </FilterChip>
    </div>
  );
}

export const AsAFilter = meta.story({
  render: () => <Chips />,
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: /Commerce/ });
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
});

export const TheCrossIsReachedByKey = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Payments' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(args.onRemove).toHaveBeenCalledWith();
  },
});

export const AFilterIsSetByKey = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Chips />,
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: /Commerce/ });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
});
