import preview from '@quarterdeck/storybook/preview';
import { expect, spyOn, waitFor } from 'storybook/test';
import { CodeBlock } from './CodeBlock';

const code = `import { Button } from '@quarterdeck/ui/Button';

export function Moor({ onMoor }: { onMoor: () => void }) {
  return (
    <Button variant="primary" onPress={onMoor}>
      Moor
    </Button>
  );
}`;

const longLine = `const signals = [${Array.from({ length: 40 }, (_, index) => `'flag-${index}'`).join(', ')}];`;

const meta = preview.meta({
  title: 'Components/Data display/CodeBlock',
  component: CodeBlock,
  args: { code, label: 'src/Moor.tsx', language: 'TypeScript' },
  parameters: { covers: ['component:@quarterdeck/ui/CodeBlock'] },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 560 }}>
      <CodeBlock label="src/Moor.tsx" code={code} hasLineNumbers />
      <CodeBlock label="Terminal" code="npm install @quarterdeck/ui" />
      <CodeBlock label="src/signals.ts" language="TypeScript" code={longLine} isWrapped hasLineNumbers />
    </div>
  ),
});

export const LongContent = meta.story({
  args: {
    label: 'packages/features/harbour/src/components/MooringDetail/MooringDetailOfAVeryLongName.tsx',
    code: longLine,
  },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <CodeBlock {...args} />
    </div>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { label: 'الملف', hasLineNumbers: true } });

export const IsCopied = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { hasLineNumbers: true },
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(writeText).toHaveBeenCalledWith(code);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Copy code' })).toBeVisible();
  },
});

export const WrapsAndScrollsByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { code: longLine },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <CodeBlock {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const lines = canvas.getByRole('region', { name: 'src/Moor.tsx' });
    await expect(lines.scrollWidth).toBeGreaterThan(lines.clientWidth);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(lines).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Wrap lines' }));
    await expect(lines.scrollWidth).toBe(lines.clientWidth);
    // The tooltip of the button no longer lies over the lines.
    await userEvent.click(lines);
    await waitFor(() => expect(document.querySelector('[role="tooltip"]')).toBeNull());
  },
});

export const ShowsMarkupAsText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { code: '<img src=x onerror="alert(1)">\n<script>alert(2)</script>', hasLineNumbers: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>/)).toBeVisible();
    await expect(canvasElement.querySelector('pre img, pre script')).toBeNull();
  },
});

export const ItsButtonsArePressedByKey = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Wrap lines', pressed: true })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith(code);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
  },
});
