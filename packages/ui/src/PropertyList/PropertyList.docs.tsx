import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { NumberField } from '../NumberField';
import { Option } from '../Option';
import { Select } from '../Select';
import { Property, PropertyList } from './PropertyList';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the properties of one record, each of which is changed in its place and saved by itself.',
      picture: () => (
        <PropertyList style={{ inlineSize: 280 }}>
          <Property label="Status">
            {(labelId) => (
              <Select aria-labelledby={labelId} size="sm" defaultValue="now">
                <Option id="now">Now</Option>
              </Select>
            )}
          </Property>
          <Property label="Effort">
            {(labelId) => <NumberField aria-labelledby={labelId} size="sm" unit="days" defaultValue={10} />}
          </Property>
        </PropertyList>
      ),
    },
    { text: '`compact` with `quiet` fields in a pane that is mostly read.' },
  ],
  avoid: [
    {
      text: 'Where nothing can be changed: to listeners it is no list of terms.',
      instead: 'DescriptionList',
      picture: () => (
        <PropertyList style={{ inlineSize: 280 }}>
          <Property label="Paid on">March 16</Property>
          <Property label="Price">$2,350</Property>
        </PropertyList>
      ),
    },
    { text: 'For a new record, whose fields are sent together.', instead: 'Form' },
    { text: 'To compare the properties of many records.', instead: 'Table' },
  ],
  keyboard: [],
  accessibility: [
    'It has no role of its own. A `Property` hands an id to its child: give that as `aria-labelledby` to the field, or it has no name.',
    'Do not give the field a `label` too: it would be read twice.',
  ],
};
