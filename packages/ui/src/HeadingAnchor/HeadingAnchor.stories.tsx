import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Prose } from '../Prose';
import { HeadingAnchor } from './HeadingAnchor';

const meta = preview.meta({
  title: 'Components/Navigation/HeadingAnchor',
  component: HeadingAnchor,
  args: { target: 'section-import', label: 'Link to “Import”' },
  parameters: { covers: ['component:@quarterdeck/ui/HeadingAnchor'] },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Prose style={{ paddingInline: 40 }}>
      <h2 id="section-import" tabIndex={-1}>
        <HeadingAnchor {...args} />
        Import
      </h2>
      <p>A file with a header row becomes items of the backlog.</p>
    </Prose>
  ),
});

/** It shows itself to the keyboard, and moves the focus to its heading. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Link to “Import”' });
    await expect(getComputedStyle(link).opacity).toBe('0');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).opacity).toBe('1');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
});

/** In a heading of another level. */
export const Variants = meta.story({
  render: (args) => (
    <Prose style={{ paddingInline: 40 }}>
      <h3 id="section-import" tabIndex={-1}>
        <HeadingAnchor {...args} />
        Columns
      </h3>
    </Prose>
  ),
});

/** It has the focus. */
export const States = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByRole('link')).opacity).toBe('1');
  },
});

/** It stands beside the first line of a heading of several. */
export const LongContent = meta.story({
  render: (args) => (
    <Prose style={{ paddingInline: 40, inlineSize: 360 }}>
      <h2 id="section-import" tabIndex={-1}>
        <HeadingAnchor {...args} />
        {'What happens with requirements that are not finished '.repeat(3)}
      </h2>
    </Prose>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
