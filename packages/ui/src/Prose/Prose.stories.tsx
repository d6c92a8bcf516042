import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Prose } from './Prose';

const meta = preview.meta({
  title: 'Components/Foundations/Prose',
  component: Prose,
  parameters: { covers: ['component:@quarterdeck/ui/Prose'] },
  render: () => (
    <Prose data-testid="prose">
      <h2>Scope for the second voyage</h2>
      <p>
        I went through the <a href="#marketplace">marketplace list</a> again and I think we can bring invoicing forward.
        With offline mode moved out, the <strong>twelve weeks</strong> hold.
      </p>
      <h3>What changes</h3>
      <ul>
        <li>Card checkout moves to Now</li>
        <li>
          The key <code>QD-027</code> stays
        </li>
      </ul>
      <ol>
        <li>Check the two estimates</li>
        <li>Check out</li>
      </ol>
      <blockquote>
        <p>The amount never changes between the card, the cart and the receipt.</p>
      </blockquote>
      <pre>
        <code>npm run storybook</code>
      </pre>
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Weeks</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Card checkout</td>
            <td>2</td>
          </tr>
        </tbody>
      </table>
      <hr />
      <p>Fair winds.</p>
    </Prose>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const prose = canvas.getByTestId('prose');
    await expect(prose.getBoundingClientRect().width).toBeLessThanOrEqual(680);
    await expect(getComputedStyle(canvas.getByText('Fair winds.')).lineHeight).toBe('26px');
  },
});

/** A guide's quotations are notes of its author. */
export const Notes = meta.story({
  render: () => (
    <Prose data-quotes="note">
      <p>Fix rows with errors or leave them out.</p>
      <blockquote>Nothing is written before the last step.</blockquote>
    </Prose>
  ),
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  render: () => (
    <Prose>
      <h2>نطاق الرحلة الثانية</h2>
      <blockquote>لا يتغير المبلغ أبدًا.</blockquote>
    </Prose>
  ),
});
