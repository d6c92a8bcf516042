import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon';
import { Link, type LinkProps } from '../Link';
import { Actions, Body, Cover, Foot, Frame, Head, Subtitle, Title, Titles, type CardVariant } from './Card.styles';

export interface CardProps extends ComponentProps<'article'> {
  /** `CardCover`, `CardHead`, `CardBody`, `CardFoot`. */
  children: ReactNode;
  /** `interactive` has one link in its head that covers it. @default 'raised' */
  variant?: CardVariant;
  /** Draws the ring of a chosen card. @default false */
  isSelected?: boolean;
}

/** A thing with a name and a body of its own. */
export function Card({ variant = 'raised', isSelected = false, ...rest }: CardProps) {
  return <Frame data-variant={variant} data-selected={isSelected ? '' : undefined} {...rest} />;
}

export interface CardHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  title: ReactNode;
  subtitle?: ReactNode;
  icon?: IconProps['icon'];
  /** Buttons at the end; they stay targets of their own on an interactive card. */
  actions?: ReactNode;
  /** Makes the title a link that covers the card. */
  href?: LinkProps['href'];
  /** Place of the title in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
}

export function CardHead({ title, subtitle, icon, actions, href, level = 3, ...rest }: CardHeadProps) {
  return (
    <Head {...rest}>
      {icon ? <Icon icon={icon} size="lg" data-part="icon" /> : null}
      <Titles>
        <Title as={`h${level}`} data-part="title">
          {href === undefined ? (
            title
          ) : (
            <Link href={href} variant="quiet" data-part="card-link">
              {title}
            </Link>
          )}
        </Title>
        {subtitle === undefined ? null : <Subtitle data-part="subtitle">{subtitle}</Subtitle>}
      </Titles>
      {actions === undefined ? null : <Actions data-part="actions">{actions}</Actions>}
    </Head>
  );
}

/** A picture or art at the top, from edge to edge. */
export function CardCover(props: ComponentProps<'div'>) {
  return <Cover {...props} />;
}

export function CardBody(props: ComponentProps<'div'>) {
  return <Body {...props} />;
}

export function CardFoot(props: ComponentProps<'footer'>) {
  return <Foot {...props} />;
}
