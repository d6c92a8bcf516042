import { describe, expect, it } from 'vitest';
import { exampleOf } from '../.storybook/docs/exampleOf.ts';

const file = `import preview from '@quarterdeck/storybook/preview';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { Button } from '../Button';
import { Dialog, type DialogProps } from './index';

const handleSave = fn();

interface AskingProps extends DialogProps {
  title: string;
}

function Asking({
  title,
  ...props
}: AskingProps) {
  const [isOpen, setOpen] = useState(true);
  return <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen} onSave={handleSave} />;
}

const meta = preview.meta({ title: 'Components/Overlays/Dialog' });
`;
const page = { importPath: '@quarterdeck/ui/Dialog', names: ['Dialog'] };

describe('an example of a docs page', () => {
  it('is the JSX alone where it needs nothing but the import of the page', () => {
    expect(exampleOf('const Default = () => <Dialog onOpenChange={fn()} />;', file, page)).toBe(
      '<Dialog onOpenChange={() => {}} />',
    );
  });

  it('shows what a spy does instead of the spy', () => {
    const snippet = 'const Default = () => <Dialog onSave={fn<Save>(() => Promise.resolve(true))} />;';
    expect(exampleOf(snippet, file, page)).toBe('<Dialog onSave={() => Promise.resolve(true)} />');
    const lines = 'const Default = () => <Dialog onSave={fn(() =>\n  ask({ twice: true }).then(tell)\n)} />;';
    expect(exampleOf(lines, file, page)).toBe('<Dialog onSave={() =>\n  ask({ twice: true }).then(tell)\n} />');
  });

  it('names other imports by the paths that somebody outside can write', () => {
    expect(exampleOf('const Default = () => <Button icon={Plus}>Add</Button>;', file, page)).toBe(
      [
        "import { Plus } from 'lucide-react';",
        "import { Button } from '@quarterdeck/ui/Button';",
        '',
        '<Button icon={Plus}>Add</Button>',
      ].join('\n'),
    );
  });

  it('shows a fragment in place of the grid of the workbench', () => {
    const snippet = 'const Variants = () => (\n  <Grid columns={2}>\n    <Dialog />\n  </Grid>\n);\n';
    expect(exampleOf(snippet, file, page)).toBe('<>\n  <Dialog />\n</>');
  });

  it('brings along what it uses of its file, and nothing that only tests use', () => {
    const example = exampleOf('const Default = () => <Asking title="Sure?" />;', file, page);
    expect(example).toContain('const handleSave = () => {};');
    expect(example).toContain('interface AskingProps extends DialogProps {');
    expect(example).toMatch(/function Asking\(\{[^}]*\}: AskingProps\) \{\n.*useState/s);
    expect(example).toContain("import { type DialogProps } from '@quarterdeck/ui/Dialog';");
    expect(example).not.toMatch(/storybook|preview|expect|meta/);
  });
});
