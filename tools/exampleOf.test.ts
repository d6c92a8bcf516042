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

/** What follows the imports. */
const bodyOf = (example: string) => example.slice(example.search(/\n\n/) + 2);

describe('an example of a docs page', () => {
  it('can be pasted as it stands: imports and JSX', () => {
    expect(exampleOf('const Default = () => <Dialog onOpenChange={fn()} />;', file, page)).toBe(
      "import { Dialog } from '@quarterdeck/ui/Dialog';\n\n<Dialog onOpenChange={() => {}} />",
    );
  });

  it('imports what the page is about though the story names it only as its component', () => {
    const parts = { importPath: '@quarterdeck/ui/Tabs', names: ['Tabs', 'Tab'] };
    expect(exampleOf('const Default = () => <Tabs><Tab /></Tabs>;', file, parts)).toContain(
      "import { Tabs, Tab } from '@quarterdeck/ui/Tabs';",
    );
  });

  it('has children instead of a list of them with keys', () => {
    const snippet = [
      'const Default = () => <Dialog size="sm">{[',
      '      <Plus key="now" id="now">',
      '        Now',
      '      </Plus>,',
      '      <Plus',
      '        key="next"',
      '        id="next"',
      '      />,',
      '    ]}</Dialog>;',
    ].join('\n');
    expect(bodyOf(exampleOf(snippet, file, page))).toBe(
      '<Dialog size="sm">\n  <Plus id="now">\n    Now\n  </Plus>\n  <Plus\n    id="next"\n  />\n</Dialog>',
    );
    const names = 'const Default = () => <Dialog>{[\n      first,\n    ]}</Dialog>;';
    expect(bodyOf(exampleOf(names, file, page))).toBe('<Dialog>{[\n      first,\n    ]}</Dialog>');
  });

  it('shows what a spy does instead of the spy', () => {
    const snippet = 'const Default = () => <Dialog onSave={fn<Save>(() => Promise.resolve(true))} />;';
    expect(bodyOf(exampleOf(snippet, file, page))).toBe('<Dialog onSave={() => Promise.resolve(true)} />');
    const lines = 'const Default = () => <Dialog onSave={fn(() =>\n  ask({ twice: true }).then(tell)\n)} />;';
    expect(bodyOf(exampleOf(lines, file, page))).toBe('<Dialog onSave={() =>\n  ask({ twice: true }).then(tell)\n} />');
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
    expect(bodyOf(exampleOf(snippet, file, page))).toBe('<>\n  <Dialog />\n</>');
  });

  it('brings along what it uses of its file, and nothing that only tests use', () => {
    const example = exampleOf('const Default = () => <Asking title="Sure?" />;', file, page);
    expect(example).toContain('const handleSave = () => {};');
    expect(example).toContain('interface AskingProps extends DialogProps {');
    expect(example).toMatch(/function Asking\(\{[^}]*\}: AskingProps\) \{\n.*useState/s);
    expect(example).toContain("import { Dialog, type DialogProps } from '@quarterdeck/ui/Dialog';");
    expect(example).not.toMatch(/storybook|preview|expect|meta/);
  });
});
