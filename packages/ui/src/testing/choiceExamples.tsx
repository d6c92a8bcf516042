import { List as ListIcon } from 'lucide-react';
import { CheckCircle } from '../CheckCircle';
import { ChoiceCard } from '../ChoiceCard';
import { Option, OptionList } from '../Option';
import { PersonSelect } from '../PersonSelect';
import { RadioGroup } from '../RadioGroup';
import { Segment, SegmentedControl } from '../SegmentedControl';
import { SelectButton } from '../SelectButton';
import { Slider } from '../Slider';
import { LayoutChoice, LayoutPicker } from '../LayoutPicker';
import { Swatch, SwatchPicker } from '../SwatchPicker';
import { TagGroup } from '../TagGroup';
import { TagInput } from '../TagInput';
import { token } from '../tokens';
import type { Examples } from './conformance';

const nothing = () => undefined;

export const choiceExamples: Examples = {
  CheckCircle: { render: (root, { text }) => <CheckCircle aria-label={text} {...root} /> },
  ChoiceCard: {
    render: (root, { text }) => (
      <RadioGroup label="Plan">
        <ChoiceCard kind="radio" value="crew" title={text} description={text} price="$20" {...root} />
      </RadioGroup>
    ),
  },
  Option: {
    render: (root, { text }) => (
      <OptionList aria-label="Ports" selectionMode="single">
        <Option id="izmir" description={text} {...root}>
          {text}
        </Option>
      </OptionList>
    ),
  },
  PersonSelect: {
    render: (root, { text }) => (
      <PersonSelect
        label={text}
        people={[{ id: 'elif', name: text }]}
        value="elif"
        onChange={nothing}
        nobody="Unassigned"
        {...root}
      />
    ),
  },
  SegmentedControl: {
    render: (root, { text }) => (
      <SegmentedControl label={text} defaultValue="list" {...root}>
        <Segment id="list" label={text} icon={ListIcon} />
        <Segment id="board" label="Board" />
      </SegmentedControl>
    ),
  },
  SelectButton: {
    render: (root, { text }) => (
      <SelectButton label={text} aria-label={`${text} Checkout`} isSelected={false} onToggle={nothing} {...root} />
    ),
  },
  Slider: {
    render: (root, { text, number }) => (
      <Slider label={text} defaultValue={number} minValue={0} maxValue={10} {...root} />
    ),
  },
  LayoutPicker: {
    render: (root, { text }) => (
      <LayoutPicker label={text} defaultValue="classy" {...root}>
        <LayoutChoice value="classy" label={text} note={text} />
        <LayoutChoice value="thin" label={text} />
      </LayoutPicker>
    ),
  },
  SwatchPicker: {
    render: (root, { text }) => (
      <SwatchPicker label={text} defaultValue="red" {...root}>
        <Swatch value="red" label={text} background={token('label.red.dot')} />
        <Swatch value="green" label="Green" background={token('label.green.dot')} />
      </SwatchPicker>
    ),
  },
  TagGroup: {
    render: (root, { text, number }) => (
      <TagGroup label={text} items={[{ id: 'sea', name: text, count: number }]} onRemove={nothing} {...root} />
    ),
  },
  TagInput: {
    render: (root, { text }) => (
      <TagInput
        label={text}
        options={[
          { id: 'sea', name: text, hue: 'sky' },
          { id: 'land', name: 'Land' },
        ]}
        value={['sea']}
        onChange={nothing}
        onCreate={nothing}
        {...root}
      />
    ),
  },
};
