import preview from '@quarterdeck/storybook/preview';
import { Text } from '../Text';
import { Code } from './Code';

const meta = preview.meta({
  title: 'Components/Data display/Code',
  component: Code,
  args: { children: 'npm run build' },
  parameters: { covers: ['component:@quarterdeck/ui/Code'] },
});

export const Default = meta.story();

export const InASentence = meta.story({
  render: () => (
    <Text>
      The site starts with <Code>npm start</Code>; the workbench with <Code>npm run storybook</Code>.
    </Text>
  ),
});

export const LongContent = meta.story({
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Text>
        It is kept in <Code>packages/features/harbour/src/components/MooringDetail/MooringDetail.tsx</Code> and nowhere
        else.
      </Text>
    </div>
  ),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  render: () => (
    <Text>
      يبدأ الموقع بالأمر <Code dir="ltr">npm start</Code> فقط.
    </Text>
  ),
});
