import { CreditCard } from 'lucide-react';
import { AddressLines } from '../AddressLines';
import { Alert } from '../Alert';
import { Attachment } from '../Attachment';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Card, CardBody, CardHead } from '../Card';
import { Code } from '../Code';
import { CodeBlock } from '../CodeBlock';
import { ContourArt } from '../ContourArt';
import { Countdown } from '../Countdown';
import { CourseLine } from '../CourseLine';
import { Description, DescriptionList } from '../DescriptionList';
import { EmptyState } from '../EmptyState';
import { ErrorBoundaryView } from '../ErrorBoundaryView';
import { FileGlyph } from '../FileGlyph';
import { FileName } from '../FileName';
import { IllustrationSlot } from '../IllustrationSlot';
import { InvoiceSheet } from '../InvoiceSheet';
import { Kbd } from '../Kbd';
import { Logo } from '../Logo';
import { Marked } from '../Marked';
import { MissingRecord } from '../MissingRecord';
import { OfferCard } from '../OfferCard';
import { PlanCard } from '../PlanCard';
import { Price } from '../Price';
import { PriceText } from '../PriceText';
import { ProgressBar } from '../ProgressBar';
import { RowList } from '../RowList';
import { SaveNote } from '../SaveNote';
import { Skeleton } from '../Skeleton';
import { Spinner } from '../Spinner';
import { StatusBadge } from '../StatusBadge';
import { Tag } from '../Tag';
import { TickMeter } from '../TickMeter';
import type { Examples } from './conformance';

export const viewExamples: Examples = {
  AddressLines: {
    render: (root, { text }) => (
      <AddressLines
        name={text}
        street="Rıhtım Caddesi 12"
        postalCode="34425"
        city="İstanbul"
        email="elif@harbour.example"
        {...root}
      />
    ),
  },
  Alert: { render: (root, { text }) => <Alert {...root}>{text}</Alert> },
  Attachment: { render: (root, { text, number }) => <Attachment name={text} sizeBytes={number} {...root} /> },
  Badge: { render: (root, { text, number }) => <Badge count={number} label={text} {...root} /> },
  Card: {
    render: (root, { text }) => (
      <Card {...root}>
        <CardHead icon={CreditCard} title={text} subtitle="QD-027" />
        <CardBody>One-page checkout.</CardBody>
      </Card>
    ),
  },
  Code: { render: (root, { text }) => <Code {...root}>{text}</Code> },
  CodeBlock: { render: (root, { text }) => <CodeBlock code={text} label="src/Moor.tsx" {...root} /> },
  ContourArt: { render: (root, { text }) => <ContourArt seed={text} {...root} /> },
  Countdown: {
    render: (root, { text, date }) => <Countdown until={date} label={text} doneText="We are open" {...root} />,
  },
  CourseLine: {
    render: (root, { text, number }) => (
      <CourseLine
        points={[
          { x: 20, y: 170 },
          { x: 80, y: 110 },
        ]}
        current={number}
        label={text}
        {...root}
      />
    ),
  },
  DescriptionList: {
    render: (root, { text }) => (
      <DescriptionList {...root}>
        <Description term="Assignee">{text}</Description>
      </DescriptionList>
    ),
  },
  EmptyState: { render: (root, { text }) => <EmptyState title={text} text="Add what has to be built." {...root} /> },
  ErrorBoundaryView: { render: (root, { text }) => <ErrorBoundaryView error={new Error(text)} {...root} /> },
  FileGlyph: { render: (root, { text }) => <FileGlyph type={text} {...root} /> },
  FileName: { render: (root, { text }) => <FileName name={text} {...root} /> },
  IllustrationSlot: { render: (root, { text }) => <IllustrationSlot seed={text} {...root} /> },
  InvoiceSheet: {
    render: (root, { text }) => (
      <InvoiceSheet
        title={text}
        headingLevel={2}
        number="INV-2026-0118"
        parties={[{ label: 'Bill to', lines: [text] }]}
        details={{ title: 'Details', facts: [{ label: 'Reference', value: text }] }}
        table={{
          label: 'Services',
          columns: [{ id: 'service', label: 'Service', kind: 'title' }],
          lines: [{ id: '1', cells: { service: text } }],
        }}
        totals={[{ label: 'Total', value: '$480.00' }]}
        foot={text}
        sayPage={(page, pages) => `${text} ${page} / ${pages}`}
        {...root}
      />
    ),
  },
  Kbd: { render: (root) => <Kbd keys="$mod+k" platform="other" {...root} /> },
  Logo: { render: (root, { text }) => <Logo name={text} href="/" {...root} /> },
  Marked: {
    rootless: 'text',
    render: (_, { text }) => <Marked text={text} query="har" />,
  },
  MissingRecord: {
    render: (root, { text }) => <MissingRecord title={text} begin={{ label: 'Begin', href: '/start' }} {...root} />,
  },
  OfferCard: {
    render: (root, { text, number }) => (
      <OfferCard
        code="QD-027"
        category="Commerce"
        icon={CreditCard}
        title={text}
        summary={text}
        effort={{ value: number, max: 20, label: 'Estimate', valueText: '2 weeks' }}
        price="$2,350"
        ownedLabel="In your project"
        button={{ label: 'Add', 'aria-label': 'Add Card checkout' }}
        href="/offers/QD-027"
        {...root}
      />
    ),
  },
  PlanCard: {
    render: (root, { text, number }) => (
      <PlanCard
        name={text}
        summary={text}
        price={{ amount: number, currency: 'EUR', period: 'a month' }}
        action={<Button>Choose</Button>}
        meter={{ label: text, valueText: text, value: number, max: number }}
        features={[
          { id: 'people', text },
          { id: 'chat', text, isIncluded: false },
        ]}
        featureLabels={{ included: 'Included:', excluded: 'Not included:' }}
        {...root}
      />
    ),
  },
  Price: { render: (root, { number }) => <Price amount={number} currency="EUR" {...root} /> },
  PriceText: {
    rootless: 'text',
    render: (_, { text }) => <PriceText text={text} unknownLabel="No price" />,
  },
  ProgressBar: { render: (root, { text, number }) => <ProgressBar label={text} value={number} max={4} {...root} /> },
  RowList: {
    render: (root, { text }) => <RowList rows={[{ href: '/guides/refunds', title: text, text }]} {...root} />,
  },
  SaveNote: { render: (root) => <SaveNote state="saved" {...root} /> },
  Skeleton: { render: (root) => <Skeleton {...root} /> },
  Spinner: { render: (root, { text }) => <Spinner label={text} {...root} /> },
  StatusBadge: { render: (root, { text }) => <StatusBadge {...root}>{text}</StatusBadge> },
  Tag: { render: (root, { text }) => <Tag {...root}>{text}</Tag> },
  TickMeter: {
    render: (root, { text, number }) => <TickMeter value={number} max={12} label={text} valueText={text} {...root} />,
  },
};
