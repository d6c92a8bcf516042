import { Anchor } from 'lucide-react';
import { DetailHeader } from '../DetailHeader';
import { Divider } from '../Divider';
import { Form } from '../Form';
import { Icon } from '../Icon';
import { LiveRegion } from '../LiveRegion';
import { LocaleProvider } from '../LocaleProvider';
import { Page, PageHead } from '../Page';
import { Paper } from '../Paper';
import { Prose } from '../Prose';
import { Stack } from '../Stack';
import { Surface } from '../Surface';
import { Text } from '../Text';
import { VisuallyHidden } from '../VisuallyHidden';
import type { Examples } from './conformance';

export const foundationExamples: Examples = {
  DetailHeader: { render: (root, { text }) => <DetailHeader {...root}>{text}</DetailHeader> },
  Divider: { render: (root, { text }) => <Divider label={text} {...root} /> },
  Form: { render: (root, { text }) => <Form {...root}>{text}</Form> },
  Icon: { render: (root, { text }) => <Icon icon={Anchor} label={text} {...root} /> },
  LiveRegion: { rootless: 'single', render: () => <LiveRegion /> },
  LocaleProvider: {
    rootless: 'wrapper',
    render: (_, { text }) => <LocaleProvider locale="tr">{text}</LocaleProvider>,
  },
  Page: {
    render: (root, { text }) => (
      <Page {...root}>
        <PageHead title={text} />
      </Page>
    ),
  },
  Paper: { render: (root, { text }) => <Paper {...root}>{text}</Paper> },
  Prose: { render: (root, { text }) => <Prose {...root}>{text}</Prose> },
  Stack: { render: (root, { text }) => <Stack {...root}>{text}</Stack> },
  Surface: { render: (root, { text }) => <Surface {...root}>{text}</Surface> },
  Text: { render: (root, { text }) => <Text {...root}>{text}</Text> },
  VisuallyHidden: { render: (root, { text }) => <VisuallyHidden {...root}>{text}</VisuallyHidden> },
};
