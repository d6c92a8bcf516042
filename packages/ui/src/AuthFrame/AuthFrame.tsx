import type { ComponentProps, ReactNode } from 'react';
import { ContourArt } from '../ContourArt';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { AuthArt } from './AuthArt';
import { Body, Frame, Ground, Panel } from './AuthFrame.styles';
import { frameShapes, type AuthFrameVariant } from './variants';

export interface AuthFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'classic' */
  variant?: AuthFrameVariant;
  /** The logo. */
  brand: ReactNode;
  /** The choice of a language. */
  languages?: ReactNode;
  /** Stands above the title. */
  icon?: IconComponent;
  /** Of the icon. @default 'accent' */
  tone?: 'accent' | 'success';
  /** The first heading of the page. */
  title: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** The form. */
  children?: ReactNode;
  /** A line at the foot, such as the years of the copyright. */
  note?: ReactNode;
  /** Links at the foot. */
  links?: ReactNode;
  /** A few words over the art; `classic` and phones show none. */
  headline?: ReactNode;
  /** What follows them, such as a sentence and who is there. */
  lead?: ReactNode;
}

/** A page of one form, such as for signing in: a card, or a side beside art. On phones all are one column. */
export function AuthFrame({
  variant = 'classic',
  brand,
  languages,
  icon,
  tone = 'accent',
  title,
  description,
  children,
  note,
  links,
  headline,
  lead,
  ...rest
}: AuthFrameProps) {
  const { form, isReversed } = frameShapes[variant];
  return (
    <Frame {...rest} data-variant={form} data-reversed={isReversed || undefined}>
      {form === 'classic' ? (
        <Ground data-part="ground">
          <ContourArt seed="auth-ground" width={960} height={600} levels={9} />
        </Ground>
      ) : null}
      <Panel data-part="panel">
        <div data-part="brand">{brand}</div>
        {languages === undefined ? null : <div data-part="languages">{languages}</div>}
        <Body data-part="body">
          {icon ? (
            <span data-part="icon" data-tone={tone}>
              <Icon icon={icon} size="lg" />
            </span>
          ) : null}
          <h1>{title}</h1>
          {description === undefined ? null : <p data-part="description">{description}</p>}
          <div data-part="content">{children}</div>
        </Body>
        {note === undefined ? null : <div data-part="note">{note}</div>}
        {links === undefined ? null : <nav data-part="links">{links}</nav>}
      </Panel>
      {form === 'classic' ? null : <AuthArt headline={headline} lead={lead} />}
    </Frame>
  );
}
