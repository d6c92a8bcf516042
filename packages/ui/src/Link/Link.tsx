import { ArrowRight, ExternalLink } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { css, styled, type RuleSet } from 'styled-components';
import { ButtonFrame, type ButtonSize, type ButtonVariant } from '../Button';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { RouterLink } from '../router';
import { token } from '../tokens';
import { VisuallyHidden } from '../VisuallyHidden';

export type LinkVariant = 'inline' | 'quiet' | 'standalone';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  ref?: Ref<HTMLAnchorElement>;
  /** An address of the site, or a full http(s), mailto or tel address, which opens in a new window. */
  href: string;
  /** For the page that it leads to: kept in the entry of the browser's history, inside the site. */
  state?: unknown;
  /** `inline` is always underlined, `quiet` on hover, `standalone` has an arrow. @default 'inline' */
  variant?: LinkVariant;
}

const isExternal = (href: string) => /^https?:/i.test(href);
/** Another program opens, and the page stays. */
const isForProgram = (href: string) => /^(mailto|tel):/i.test(href);

/** Goes somewhere: inside the site without loading the page; outside, and with `target="_blank"`, in a new window, and says so. */
export function Link({ href, state, variant = 'inline', children, ...rest }: LinkProps) {
  const messages = useKitMessages();
  const place = isExternal(href)
    ? { href, target: '_blank', rel: 'noopener noreferrer' }
    : isForProgram(href)
      ? { href }
      : { as: RouterLink, to: href, state };
  const opensWindow = isExternal(href) || rest.target === '_blank';
  return (
    <Anchor {...place} $variant={variant} {...rest}>
      {children}
      {opensWindow ? (
        <>
          <Icon icon={ExternalLink} size="xs" />
          <VisuallyHidden>({messages.opensNewWindow})</VisuallyHidden>
        </>
      ) : null}
      {variant === 'standalone' && !opensWindow ? (
        <Icon icon={ArrowRight} size="sm" isDirectional data-part="arrow" />
      ) : null}
    </Anchor>
  );
}

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  ref?: Ref<HTMLAnchorElement>;
  /** An address of the site. */
  href: string;
  /** For the page that it leads to: kept in the entry of the browser's history. */
  state?: unknown;
  /** @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
  /** Takes the place of this page in the browser's history: Back does not lead here. @default false */
  replace?: boolean;
}

/** A link that looks like a button and stays a link: it can be opened in a new tab. */
export function ButtonLink({ href, variant = 'secondary', size = 'md', children, ...rest }: ButtonLinkProps) {
  return (
    <ButtonFrame as={RouterLink} to={href} $variant={variant} $size={size} $isFullWidth={false} {...rest}>
      <span data-part="label">{children}</span>
    </ButtonFrame>
  );
}

const variants: Record<LinkVariant, RuleSet> = {
  inline: css`
    text-decoration: underline;
  `,
  quiet: css`
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  `,
  standalone: css`
    font-weight: ${token('weight.medium')};
    text-decoration: none;
    & > [data-part='arrow'] {
      transition: translate ${token('duration.micro')} ${token('easing.standard')};
    }
    &:hover > [data-part='arrow'] {
      translate: 2px 0;
    }
  `,
};

const Anchor = styled.a<{ $variant: LinkVariant }>`
  color: ${token('text.link')};
  text-underline-offset: 3px;
  border-radius: 2px;
  & > svg {
    display: inline-block;
    vertical-align: -0.15em;
    margin-inline-start: 4px;
  }
  ${(p) => variants[p.$variant]}
`;
