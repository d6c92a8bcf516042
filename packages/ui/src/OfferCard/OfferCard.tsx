import { useId, type ComponentProps, type ReactNode } from 'react';
import { ContourArt } from '../ContourArt';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { Link } from '../Link';
import { Marked } from '../Marked';
import { SelectButton, type SelectButtonProps } from '../SelectButton';
import { TickMeter, type TickMeterProps } from '../TickMeter';
import { Choice, Cover, Flag, Foot, Frame, Meta, Owned, PriceText, Summary, Tile, Title } from './OfferCard.styles';

export interface OfferCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children' | 'onToggle'> {
  /** What it is known by, such as "QD-027"; the drawing on the cover comes from it. */
  code: string;
  /** What kind of thing it is. */
  category: string;
  icon: IconComponent;
  title: string;
  /** One sentence; three lines of it show. */
  summary: string;
  /** How much work it is. */
  effort: Pick<TickMeterProps, 'value' | 'max' | 'label' | 'valueText'>;
  /** As it is written in the reader's language. */
  price: string;
  /** Whether the price is none. @default false */
  isFree?: boolean;
  /** `owned` is there already and cannot be selected. @default 'offered' */
  state?: 'offered' | 'selected' | 'owned';
  /** Stands in place of the button where it is owned. */
  ownedLabel: string;
  /** What the button says in this state. */
  button: Pick<SelectButtonProps, 'label' | 'aria-label'>;
  /** Said on the cover, such as "Popular". */
  flag?: string;
  /** Place of the title in the page's outline. @default 2 */
  level?: 2 | 3 | 4;
  /** Address of the detail. */
  href: string;
  /** Draws the link in another way, such as one for each kind of visitor. @default one link to `href` */
  renderLink?: (link: (to: { href: string }) => ReactNode) => ReactNode;
  /** A search that found it, marked in title and summary. @default none */
  query?: string;
  /** Draws the chart on the cover, which costs bytes where the card is prerendered. @default true */
  hasArt?: boolean;
  /** Adds it, or takes it away again. Without it the card only shows. */
  onToggle?: () => void;
}

/** Something on offer with its price and effort. The whole card leads to its detail; the button is a target of its own. */
export function OfferCard({
  code,
  category,
  icon,
  title,
  summary,
  effort,
  price,
  isFree = false,
  state = 'offered',
  ownedLabel,
  button,
  flag,
  level = 2,
  href,
  renderLink = (link) => link({ href }),
  query = '',
  hasArt = true,
  onToggle,
  ...rest
}: OfferCardProps) {
  const titleId = useId();
  const isSelected = state === 'selected';
  return (
    <Frame data-state={state} aria-labelledby={titleId} {...rest}>
      <Cover>
        {hasArt ? <ContourArt seed={code} width={280} height={104} tone={isSelected ? 'accent' : 'neutral'} /> : null}
        {flag === undefined ? null : <Flag>{flag}</Flag>}
      </Cover>
      <Tile aria-hidden>
        <Icon icon={icon} size="lg" />
      </Tile>
      <Meta>
        <span data-part="id">{code}</span> {category}
      </Meta>
      <Title as={`h${level}`} id={titleId}>
        {renderLink((to) => (
          <Link {...to} variant="quiet" data-part="card-link">
            <Marked text={title} query={query} />
          </Link>
        ))}
      </Title>
      <Summary>
        <Marked text={summary} query={query} />
      </Summary>
      <Foot>
        <TickMeter {...effort} showsValue />
        <PriceText data-free={isFree || undefined}>{price}</PriceText>
        {state === 'owned' ? (
          <Choice>
            <Owned>{ownedLabel}</Owned>
          </Choice>
        ) : onToggle === undefined ? null : (
          <Choice>
            <SelectButton {...button} isSelected={isSelected} onToggle={onToggle} />
          </Choice>
        )}
      </Foot>
    </Frame>
  );
}
