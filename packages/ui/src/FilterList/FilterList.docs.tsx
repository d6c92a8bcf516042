import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { FilterLink, FilterList } from './FilterList';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Beside a list, for filters of which one is on at a time and whose counts help to choose.',
      picture: () => (
        <FilterList aria-label="Filters" style={{ inlineSize: 200 }}>
          <FilterLink to="?" isCurrent count="18">
            All items
          </FilterLink>
          <FilterLink to="?show=mine" isCurrent={false} count="4">
            Mine
          </FilterLink>
        </FilterList>
      ),
    },
    { text: 'Where the filter is a part of the address, so that it can be sent and Back leads to the one before.' },
  ],
  avoid: [
    {
      text: 'For filters that are put together. As links, one takes the place of the other.',
      instead: 'CheckboxGroup',
      picture: () => (
        <FilterList aria-label="Labels" style={{ inlineSize: 200 }}>
          <FilterLink to="?label=Data" isCurrent count="3" hue="sky">
            Data
          </FilterLink>
          <FilterLink to="?label=Payments" isCurrent count="5" hue="green">
            Payments
          </FilterLink>
        </FilterList>
      ),
    },
    { text: 'For the lists of an app, with icons and a line of chips on phones.', instead: 'SideNavigation' },
  ],
  parts: {
    name: 'What the filter leaves.',
    count: 'How many it leaves; a dash while that is not known.',
  },
  states: ['hue'],
  keyboard: [{ keys: ['Tab'], does: 'Goes from filter to filter.', story: 'Default' }],
  accessibility: [
    'It is a list of links. The filter that is on has `aria-current`, and the count is a part of its name.',
    'Name the list with `aria-label`, and put it into a `nav` where it should be found as a landmark.',
    'The dot of `hue` is not read, so the name has to say what the colour stands for.',
  ],
};
