import { Plus, StickyNote } from 'lucide-react';
import { AuthFrame } from '../AuthFrame';
import { AsyncContent } from '../AsyncContent';
import { Avatar } from '../Avatar';
import { CardTools } from '../CardTools';
import { ColorDot } from '../ColorDot';
import { CopyLink } from '../CopyLink';
import { Description } from '../DescriptionList';
import { DetailPane } from '../DetailPane';
import { FloatingActionButton } from '../FloatingActionButton';
import { Gallery } from '../Gallery';
import { IconButton } from '../IconButton';
import { Image } from '../Image';
import { LateToastRegion } from '../LateToastRegion';
import { Layout } from '../Layout';
import { ButtonLink } from '../Link';
import { Menu, MenuItem } from '../Menu';
import { NavigationIcon } from '../NavigationIcon';
import { PartBoundary } from '../PartBoundary';
import { QuarterdeckProvider } from '../QuarterdeckProvider';
import { SafeHtml } from '../SafeHtml';
import { SearchHero } from '../SearchHero';
import { SentNotice } from '../SentNotice';
import { SideNavigation, SideNavigationLink, SideNavigationList } from '../SideNavigation';
import { Skeleton } from '../Skeleton';
import { SplitButton } from '../SplitButton';
import { ThemeProvider } from '../ThemeProvider';
import { ToastRegion } from '../ToastRegion';
import { HorizontalNavigation } from '../HorizontalNavigation';
import { NavigationRail } from '../NavigationRail';
import { VerticalNavigation } from '../VerticalNavigation';
import type { Examples } from './conformance';
import { drawing } from './drawing';

const nothing = () => undefined;
const part = { preload: () => Promise.resolve(), isLoaded: () => true };

export const appExamples: Examples = {
  AsyncContent: {
    render: (root, { text }) => (
      <AsyncContent
        result={{ data: text, error: null, isPending: false, isFetching: false, refetch: nothing }}
        skeleton={<Skeleton />}
        {...root}
      >
        {(data) => <p>{data}</p>}
      </AsyncContent>
    ),
  },
  Avatar: { render: (root, { text }) => <Avatar id={text} name={text} status="online" {...root} /> },
  CardTools: {
    render: (root, { text }) => (
      <CardTools aria-label={text} {...root}>
        <IconButton icon={Plus} label="Add" />
      </CardTools>
    ),
  },
  ColorDot: { render: (root) => <ColorDot hue="red" {...root} /> },
  CopyLink: { render: (root) => <CopyLink href="/guides/refunds" {...root} /> },
  DetailPane: {
    rootless: 'wrapper',
    render: (_, { text }) => (
      <DetailPane title="Task" openKey="task-1" part={part} onClose={nothing}>
        {text}
      </DetailPane>
    ),
  },
  FloatingActionButton: {
    render: (root, { text }) => <FloatingActionButton icon={Plus} label={text} {...root} />,
  },
  Gallery: {
    render: (root, { text, number }) => (
      <Gallery
        label={text}
        images={[
          { src: drawing, alt: text, caption: text },
          { src: drawing, alt: 'The mole' },
        ]}
        defaultIndex={number}
        {...root}
      />
    ),
  },
  AuthFrame: {
    render: (root, { text }) => (
      <AuthFrame brand={text} languages={text} title={text} description={text} note={text} {...root}>
        {text}
      </AuthFrame>
    ),
  },
  Image: { render: (root, { text }) => <Image src={drawing} alt={text} {...root} /> },
  LateToastRegion: { rootless: 'single', render: () => <LateToastRegion /> },
  Layout: {
    rootless: 'page',
    isLate: true,
    render: (_, { text }) => (
      <Layout
        name="centered"
        brand={text}
        navigation={null}
        toggleLabel="Navigation"
        isNavigationOpen
        onNavigationOpenChange={nothing}
      >
        {text}
      </Layout>
    ),
  },
  NavigationIcon: { render: (root, { text }) => <NavigationIcon name={text} {...root} /> },
  PartBoundary: { rootless: 'wrapper', render: (_, { text }) => <PartBoundary shownFor>{text}</PartBoundary> },
  QuarterdeckProvider: {
    rootless: 'wrapper',
    render: (_, { text }) => (
      <QuarterdeckProvider isPage={false} hasRegions={false}>
        {text}
      </QuarterdeckProvider>
    ),
  },
  SafeHtml: {
    rootless: 'text',
    // The page of unit tests does not parse as the sanitiser expects.
    needsBrowser: true,
    render: (_, { text }) => <SafeHtml html={text} profile="rich" />,
  },
  SearchHero: {
    render: (root, { text }) => (
      <SearchHero title={text} seed={text} linksLabel="Popular" links={[{ title: text, href: '/guides' }]} {...root}>
        <p>{text}</p>
      </SearchHero>
    ),
  },
  SentNotice: {
    render: (root, { text }) => (
      <SentNotice
        title={text}
        text={text}
        way={{
          'aria-label': 'What happens next',
          steps: [
            { id: 'sent', label: text },
            { id: 'read', label: 'Read' },
          ],
          current: 'read',
          words: { done: 'done', error: 'needs your attention' },
          summary: 'Step 2 of 2',
        }}
        facts={<Description term="Subject">{text}</Description>}
        actions={<ButtonLink href="/">Home</ButtonLink>}
        {...root}
      />
    ),
  },
  SideNavigation: {
    render: (root, { text }) => (
      <SideNavigation aria-label={text} {...root}>
        <SideNavigationList title={text}>
          <SideNavigationLink to="/notes" isCurrent icon={StickyNote} count={text}>
            {text}
          </SideNavigationLink>
        </SideNavigationList>
      </SideNavigation>
    ),
  },
  SplitButton: {
    render: (root, { text }) => (
      <SplitButton label={text} onPress={nothing} menuLabel="More ways to send" {...root}>
        <Menu>
          <MenuItem id="later">{text}</MenuItem>
        </Menu>
      </SplitButton>
    ),
  },
  ThemeProvider: {
    render: (root, { text }) => (
      <ThemeProvider scheme="dark" {...root}>
        {text}
      </ThemeProvider>
    ),
  },
  ToastRegion: { rootless: 'single', render: () => <ToastRegion /> },
  VerticalNavigation: {
    render: (root, { text }) => (
      <VerticalNavigation
        items={[
          {
            id: 'apps',
            label: text,
            type: 'group',
            children: [
              { id: 'notes', label: text, type: 'basic', icon: text, href: '/notes', badge: text },
              { id: 'more', label: 'More', type: 'collapsable', children: [] },
            ],
          },
        ]}
        address="/notes"
        {...root}
      />
    ),
  },
  HorizontalNavigation: {
    render: (root, { text }) => (
      <HorizontalNavigation
        items={[
          { id: 'notes', label: text, type: 'basic', icon: text, href: '/notes', badge: text },
          {
            id: 'apps',
            label: text,
            type: 'aside',
            children: [{ id: 'tasks', label: text, type: 'basic', href: '/tasks' }],
          },
        ]}
        address="/notes"
        {...root}
      />
    ),
  },
  NavigationRail: {
    render: (root, { text }) => (
      <NavigationRail
        items={[
          { id: 'notes', label: text, type: 'basic', icon: text, href: '/notes', badge: text },
          {
            id: 'apps',
            label: text,
            type: 'aside',
            children: [{ id: 'tasks', label: text, type: 'basic', href: '/tasks' }],
          },
        ]}
        address="/notes"
        {...root}
      />
    ),
  },
};
