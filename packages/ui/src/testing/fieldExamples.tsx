import { Checkbox } from '../Checkbox';
import { CheckboxGroup } from '../CheckboxGroup';
import { ComboBox } from '../ComboBox';
import { DateField } from '../DateField';
import { FormField } from '../FormField';
import { Option } from '../Option';
import { CodeField } from '../CodeField';
import { PasswordField } from '../PasswordField';
import { Radio, RadioGroup } from '../RadioGroup';
import { SearchBox } from '../SearchBox';
import { SearchField } from '../SearchField';
import { Select } from '../Select';
import { SelectPlaceholder } from '../SelectPlaceholder';
import { Switch } from '../Switch';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { TimeField } from '../TimeField';
import type { Examples } from './conformance';

const nothing = () => undefined;

export const fieldExamples: Examples = {
  Checkbox: { render: (root, { text }) => <Checkbox {...root}>{text}</Checkbox> },
  CheckboxGroup: {
    render: (root, { text }) => (
      <CheckboxGroup label={text} {...root}>
        <Checkbox value="receipts">Receipts</Checkbox>
      </CheckboxGroup>
    ),
  },
  ComboBox: {
    render: (root, { text }) => (
      <ComboBox label={text} {...root}>
        <Option id="izmir">İzmir</Option>
      </ComboBox>
    ),
  },
  DateField: { render: (root, { text, date }) => <DateField label={text} defaultValue={date} {...root} /> },
  FormField: {
    render: (root, { text }) => (
      <FormField label={text} {...root}>
        {(control) => <input {...control} />}
      </FormField>
    ),
  },
  CodeField: { render: (root, { text }) => <CodeField label={text} {...root} /> },
  PasswordField: {
    render: (root, { text }) => <PasswordField label={text} capsLockText="Caps Lock is on" {...root} />,
  },
  RadioGroup: {
    render: (root, { text }) => (
      <RadioGroup label={text} {...root}>
        <Radio value="card">Card</Radio>
      </RadioGroup>
    ),
  },
  SearchBox: {
    render: (root, { text }) => (
      <SearchBox
        appearance="bar"
        label="Search"
        value={text}
        onSearch={nothing}
        groups={[{ id: 'pages', title: text, items: [{ id: 'page', label: text, hint: text, onAction: nothing }] }]}
        {...root}
      />
    ),
  },
  SearchField: { render: (root, { text }) => <SearchField label={text} {...root} /> },
  Select: {
    render: (root, { text }) => (
      <Select label={text} {...root}>
        <Option id="now">Now</Option>
      </Select>
    ),
  },
  SelectPlaceholder: { render: (root, { text }) => <SelectPlaceholder text={text} {...root} /> },
  Switch: { render: (root, { text }) => <Switch {...root}>{text}</Switch> },
  TextArea: { render: (root, { text }) => <TextArea label={text} {...root} /> },
  TextField: { render: (root, { text }) => <TextField label={text} {...root} /> },
  TimeField: { render: (root, { text }) => <TimeField label={text} defaultValue="09:30" {...root} /> },
};
