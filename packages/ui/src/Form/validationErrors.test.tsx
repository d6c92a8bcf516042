import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { Checkbox } from '../Checkbox';
import { CheckboxGroup } from '../CheckboxGroup';
import { ComboBox } from '../ComboBox';
import { DateField } from '../DateField';
import { DatePicker } from '../DatePicker';
import { NumberField } from '../NumberField';
import { PasswordField } from '../PasswordField';
import { PhoneField } from '../PhoneField';
import { Radio, RadioGroup } from '../RadioGroup';
import { Option } from '../Option';
import { Select } from '../Select';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { TimeField } from '../TimeField';
import { Form } from './Form';

const common = { name: 'field', label: 'Field' };
const fields: Record<string, ReactElement> = {
  Checkbox: <Checkbox name="field">Field</Checkbox>,
  CheckboxGroup: (
    <CheckboxGroup {...common}>
      <Checkbox value="a">A</Checkbox>
    </CheckboxGroup>
  ),
  ComboBox: (
    <ComboBox {...common}>
      <Option id="a">A</Option>
    </ComboBox>
  ),
  DateField: <DateField {...common} />,
  DatePicker: <DatePicker {...common} />,
  NumberField: <NumberField {...common} />,
  PasswordField: <PasswordField {...common} capsLockText="Caps Lock is on" />,
  PhoneField: <PhoneField {...common} />,
  RadioGroup: (
    <RadioGroup {...common}>
      <Radio value="a">A</Radio>
    </RadioGroup>
  ),
  Select: (
    <Select {...common}>
      <Option id="a">A</Option>
    </Select>
  ),
  TextArea: <TextArea {...common} />,
  TextField: <TextField {...common} />,
  TimeField: <TimeField {...common} />,
};

it.each(Object.entries(fields))('%s shows what the server says of it', async (_, field) => {
  render(<Form validationErrors={{ field: 'The server refuses it' }}>{field}</Form>);
  expect(await screen.findByText('The server refuses it')).toBeVisible();
});
