import { useId, type ComponentProps } from 'react';
import { ContourArt } from '../ContourArt';
import { Logo } from '../Logo';
import type { ThemeName } from '../tokens';
import type { InvoiceSheetDesign } from './designs';
import { InvoiceLines, type InvoiceColumn, type InvoiceLine } from './InvoiceLines';
import { InvoicePages } from './InvoicePages';
import {
  Band,
  Closing,
  DraftMark,
  Facts,
  Foot,
  Opening,
  Parties,
  Payment,
  PlainHead,
  Remarks,
  Sheet,
  Stamp,
  Terms,
  Totals,
} from './InvoiceSheet.styles';

export interface InvoiceFact {
  label: string;
  value: string;
  /** Monospaced, such as the number of an order. @default false */
  isCode?: boolean;
}

export interface InvoiceAddress {
  /** Such as "Bill to". */
  label: string;
  /** From the name to the tax number. */
  lines: readonly string[];
}

export interface InvoicePayment {
  /** Such as "Pay by bank transfer". */
  title: string;
  facts: readonly InvoiceFact[];
  /** What the payer gives with the payment. */
  reference: { title: string; code: string; text: string };
}

export interface InvoiceSheetProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** `compact` is dense and of ink alone, `modern` airy with a band of the hull. @default 'compact' */
  design?: InvoiceSheetDesign;
  /** Its light colors are those of the paper, whatever the scheme of the page. @default 'theme-teal' */
  theme?: ThemeName;
  /** Name beside the mark. @default 'Quarterdeck' */
  brand?: string;
  /** What it is: "Invoice". */
  title: string;
  /** Place of the title in the page's outline. @default 1 */
  headingLevel?: 1 | 2;
  number: string;
  /** A few words below the title of the modern design. */
  subject?: string;
  /** What is due and when, in the modern design: "Due Mar 30, 2026", "$3,699.00". */
  due?: { label: string; amount: string };
  /** The seller, then the client. */
  parties: readonly InvoiceAddress[];
  /** The dates and the reference; the modern design has a title for them. */
  details: { title: string; facts: readonly InvoiceFact[] };
  table: { label: string; columns: readonly InvoiceColumn[]; lines: readonly InvoiceLine[] };
  /** From the subtotal on; the last one is the total. */
  totals: readonly InvoiceFact[];
  /** Stands at the number of what was not sent yet. */
  draftMark?: string | undefined;
  /** For what is paid: "Paid", "Mar 12, 2026". */
  stamp?: { text: string; note: string } | undefined;
  /** A line for the reader. */
  thanks?: string;
  payment?: InvoicePayment | undefined;
  /** Small print. */
  terms?: string;
  /** At the foot of every page: who sent it. */
  foot: string;
  /** The words of a page's number. On paper the browser counts: `(page, pages) => \`Page ${page} of ${pages}\``. */
  sayPage: (page: string, pages: string) => string;
}

/** An invoice on A4: on the screen a sheet, on paper as many pages as it takes. */
export function InvoiceSheet({
  design = 'compact',
  theme = 'theme-teal',
  brand = 'Quarterdeck',
  title,
  headingLevel = 1,
  number,
  subject = '',
  due,
  parties,
  details,
  table,
  totals,
  draftMark,
  stamp,
  thanks = '',
  payment,
  terms = '',
  foot,
  sayPage,
  ...rest
}: InvoiceSheetProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const isModern = design === 'modern';
  const marked = draftMark === undefined ? null : <DraftMark data-part="draft">{draftMark}</DraftMark>;
  return (
    <Sheet data-theme={theme} aria-labelledby={titleId} $design={design} {...rest}>
      <InvoicePages $design={design} $foot={foot} $sayPage={sayPage} />
      {isModern ? (
        <>
          <Band data-part="band">
            <ContourArt seed={number} width={794} height={120} levels={14} tone="hull" hasDepth />
            <Logo tone="hull" name={brand} />
            <span>
              <code>{number}</code>
              {marked}
            </span>
          </Band>
          <Opening>
            <div>
              <Heading id={titleId}>{title}</Heading>
              {subject === '' ? null : <p>{subject}</p>}
            </div>
            {due ? (
              <p data-part="due">
                {due.label} <strong>{due.amount}</strong>
              </p>
            ) : null}
          </Opening>
        </>
      ) : (
        <PlainHead>
          <Logo tone="ink" name={brand} />
          <div>
            <Heading id={titleId}>{title}</Heading>
            <code>{number}</code>
            {marked}
          </div>
        </PlainHead>
      )}
      <Parties $columns={parties.length + (isModern ? 1 : 0)}>
        {parties.map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">
              {lines.map((line, place) => (
                // Lines of an address have no identity beyond their place.
                <span key={place}>{line}</span>
              ))}
            </dd>
          </div>
        ))}
        {isModern ? (
          <div>
            <dt>{details.title}</dt>
            <dd>
              <FactList design={design} facts={details.facts} />
            </dd>
          </div>
        ) : null}
      </Parties>
      {isModern ? null : <FactList design={design} facts={details.facts} />}
      <InvoiceLines design={design} {...table} />
      <Closing>
        {thanks === '' && !stamp ? null : (
          <Remarks>
            {thanks === '' ? null : <p>{thanks}</p>}
            {stamp ? (
              <Stamp data-part="stamp">
                <strong>{stamp.text}</strong> {stamp.note}
              </Stamp>
            ) : null}
          </Remarks>
        )}
        <Totals $design={design} data-part="totals">
          {totals.map(({ label, value }, place) => (
            <div key={label} data-part={place === totals.length - 1 ? 'total' : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Totals>
      </Closing>
      {payment ? <PaymentPanel payment={payment} level={headingLevel === 1 ? 2 : 3} /> : null}
      {terms === '' ? null : <Terms>{terms}</Terms>}
      <Foot data-part="foot">
        <p>{foot}</p>
      </Foot>
    </Sheet>
  );
}

function FactList({ design, facts }: { design: InvoiceSheetDesign; facts: readonly InvoiceFact[] }) {
  return (
    <Facts $design={design}>
      {facts.map(({ label, value, isCode = false }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isCode ? <code>{value}</code> : value}</dd>
        </div>
      ))}
    </Facts>
  );
}

function PaymentPanel({ payment, level }: { payment: InvoicePayment; level: 2 | 3 }) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  const { title, facts, reference } = payment;
  return (
    <Payment aria-labelledby={titleId} data-part="payment">
      <div>
        <Heading id={titleId}>{title}</Heading>
        <FactList design="modern" facts={facts} />
      </div>
      <div>
        <Heading>{reference.title}</Heading>
        <p>
          <code>{reference.code}</code>
          <small>{reference.text}</small>
        </p>
      </div>
    </Payment>
  );
}
