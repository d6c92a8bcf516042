import { Accordion, Disclosure } from '../Accordion';
import { Breadcrumbs } from '../Breadcrumbs';
import { FilterLink, FilterList } from '../FilterList';
import { HeadingAnchor } from '../HeadingAnchor';
import { PreviousNext } from '../PreviousNext';
import { SectionNavigation } from '../SectionNavigation';
import { SkipLink } from '../SkipLink';
import { Stepper } from '../Stepper';
import { TabBar } from '../TabBar';
import { TableOfContents } from '../TableOfContents';
import { Tab, TabList, TabPanel, Tabs } from '../Tabs';
import { Toolbar } from '../Toolbar';
import { IconButton } from '../IconButton';
import { List } from 'lucide-react';
import type { Examples } from './conformance';

export const navigationExamples: Examples = {
  Accordion: {
    render: (root, { text }) => (
      <Accordion {...root}>
        <Disclosure id="tax" title={text}>
          Every price has the tax in it.
        </Disclosure>
      </Accordion>
    ),
  },
  Breadcrumbs: {
    render: (root, { text }) => <Breadcrumbs aria-label="Breadcrumbs" crumbs={[{ label: text }]} {...root} />,
  },
  FilterList: {
    render: (root, { text }) => (
      <FilterList aria-label="Filters" {...root}>
        <FilterLink to="?" isCurrent count="18">
          {text}
        </FilterLink>
      </FilterList>
    ),
  },
  HeadingAnchor: { render: (root, { text }) => <HeadingAnchor target="section-import" label={text} {...root} /> },
  PreviousNext: {
    render: (root, { text }) => (
      <PreviousNext label="Other guides" next={{ label: 'Next', title: text, href: '/guides/end' }} {...root} />
    ),
  },
  SectionNavigation: {
    isLate: true,
    render: (root, { text }) => (
      <SectionNavigation label={text} items={[{ id: 'general', title: text, count: '5' }]} {...root} />
    ),
  },
  TabBar: {
    render: (root, { text }) => (
      <TabBar aria-label="Product" items={[{ href: '/home', label: text, icon: List }]} {...root} />
    ),
  },
  SkipLink: { render: (root, { text }) => <SkipLink {...root}>{text}</SkipLink> },
  Stepper: {
    render: (root, { text }) => (
      <Stepper
        aria-label="Steps"
        steps={[
          { id: 'project', label: text },
          { id: 'people', label: 'People' },
        ]}
        current="people"
        words={{ done: 'done', error: 'needs your attention' }}
        summary="Step 2 of 2"
        {...root}
      />
    ),
  },
  TableOfContents: {
    render: (root, { text }) => <TableOfContents label={text} items={[{ id: 'export', label: text }]} {...root} />,
  },
  Tabs: {
    render: (root, { text }) => (
      <Tabs {...root}>
        <TabList label="Project">
          <Tab id="home">{text}</Tab>
        </TabList>
        <TabPanel id="home">{text}</TabPanel>
      </Tabs>
    ),
  },
  Toolbar: {
    render: (root, { text }) => (
      <Toolbar label={text} {...root}>
        <IconButton icon={List} label="List" />
      </Toolbar>
    ),
  },
};
