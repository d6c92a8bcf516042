import preview from '@quarterdeck/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Stack';
import { NumberField } from '../NumberField';
import { Option } from '../Option';
import { Select } from '../Select';
import { TextField } from '../TextField';
import { Property, PropertyList, propertyListDensities, type PropertyListProps } from './PropertyList';

const handleStatus = fn();

const properties = (variant: 'outlined' | 'quiet') => (
  <>
    <Property label="Status">
      {(labelId) => (
        <Select aria-labelledby={labelId} size="sm" variant={variant} defaultValue="now" onChange={handleStatus}>
          <Option id="now">Now</Option>
          <Option id="next">Next</Option>
        </Select>
      )}
    </Property>
    <Property label="Effort">
      {(labelId) => <NumberField aria-labelledby={labelId} size="sm" variant={variant} unit="days" defaultValue={10} />}
    </Property>
    <Property label="Price">
      <p>$2,350</p>
    </Property>
  </>
);

const meta = preview.meta({
  title: 'Components/Forms/PropertyList',
  component: PropertyList,
  args: { children: properties('outlined'), style: { maxInlineSize: 360 } },
  parameters: { covers: ['component:@quarterdeck/ui/PropertyList'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Now.*Status/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Effort' })).toHaveValue('10');
  },
});

export const Variants = meta.story({
  render: (args: PropertyListProps) => (
    <Grid columns={{ base: 1, md: 2 }}>
      {propertyListDensities.map((density) => (
        <PropertyList {...args} key={density} density={density}>
          {properties(density === 'compact' ? 'quiet' : 'outlined')}
        </PropertyList>
      ))}
    </Grid>
  ),
});

export const States = meta.story({
  args: {
    children: (
      <>
        <Property label="Title">
          {(labelId) => <TextField aria-labelledby={labelId} size="sm" defaultValue="Card checkout" isDisabled />}
        </Property>
        <Property label="Effort">
          {(labelId) => <TextField aria-labelledby={labelId} size="sm" errorMessage="At most 60 days." />}
        </Property>
      </>
    ),
  },
});

export const LongContent = meta.story({
  args: {
    children: (
      <Property label="Muhasebeleştirilemeyenlerdenmişsinizcesine">
        {(labelId) => <TextField aria-labelledby={labelId} size="sm" defaultValue={'A long value '.repeat(8)} />}
      </Property>
    ),
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
