import preview from '@quarterdeck/storybook/preview';
import { CreditCard } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { ContourArt } from '../ContourArt';
import { TickMeter } from '../TickMeter';
import { Card, CardBody, CardCover, CardFoot, CardHead } from './Card';
import { cardVariants } from './Card.styles';

const handleAdd = fn();

const meta = preview.meta({
  title: 'Components/Data display/Card',
  component: Card,
  args: {
    children: (
      <>
        <CardHead icon={CreditCard} title="Card checkout" subtitle="QD-027" />
        <CardBody>One-page checkout with saved cards, receipts and refunds.</CardBody>
      </>
    ),
    style: { maxInlineSize: 300 },
  },
  parameters: { covers: ['component:@quarterdeck/ui/Card'] },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      {cardVariants.map((variant) => (
        <Card key={variant} variant={variant}>
          <CardHead title={variant} />
          <CardBody>One sentence about it.</CardBody>
        </Card>
      ))}
      <Card isSelected>
        <CardHead title="selected" />
        <CardBody>One sentence about it.</CardBody>
      </Card>
    </div>
  ),
});

export const Interactive = meta.story({
  args: {
    variant: 'interactive',
    children: (
      <>
        <CardCover>
          <ContourArt seed="QD-027" width={300} height={104} />
        </CardCover>
        <CardHead title="Card checkout" subtitle="Commerce" href="/marketplace/QD-027" />
        <CardBody>
          <TickMeter value={2} max={4} label="Effort" valueText="2 weeks" showsValue />
        </CardBody>
        <CardFoot>
          <strong style={{ flex: 1 }}>$2,350</strong>
          <Button size="sm" onPress={handleAdd}>
            Add
          </Button>
        </CardFoot>
      </>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(handleAdd).toHaveBeenCalledTimes(1);
    const cover = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const hit = document.elementFromPoint((cover?.left ?? 0) + 20, (cover?.top ?? 0) + 20);
    await expect(hit).toBe(canvas.getByRole('link', { name: 'Card checkout' }));
  },
});

export const LongContent = meta.story({
  args: {
    children: (
      <>
        <CardHead title="Muhasebeleştirilemeyenlerdenmişsinizcesine" actions={<Button size="sm">Menu</Button>} />
        <CardBody>{'Sign in with an existing company account. '.repeat(6)}</CardBody>
      </>
    ),
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const TheTitleAndTheButtonAreStopsOfTheirOwn = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    variant: 'interactive',
    children: (
      <>
        <CardHead title="Card checkout" href="/marketplace/QD-027" />
        <CardFoot>
          <Button size="sm" onPress={handleAdd}>
            Add
          </Button>
        </CardFoot>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Card checkout' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(handleAdd).toHaveBeenCalledTimes(1);
  },
});
