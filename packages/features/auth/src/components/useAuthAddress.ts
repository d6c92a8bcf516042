import { paths } from '@quarterdeck/contract';
import {
  frameVariants,
  type AuthenticationPage,
  type FrameVariant,
} from '@quarterdeck/contract/entities/authentication';
import { usualVariant } from '@quarterdeck/contract/paths';
import { isSignInPath, returnParameter, safeInternalPath } from '@quarterdeck/contract/rules/returnAddress';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { useLocation, useSearchParams } from '@quarterdeck/ui/router';

export interface AuthAddress {
  /** The frame that the address names. */
  variant: FrameVariant;
  /** Another page in the same frame, which leads to the same page afterwards. */
  hrefOf: (page: AuthenticationPage) => string;
  /** Where to go once somebody is signed in: the page that they came from, where it is one of the site. */
  returnTo: string;
}

/** What the address says of signing in: that of a page for it, or of any other, over which somebody is asked to. */
export function useAuthAddress(): AuthAddress {
  const { pathname, search, hash } = useLocation();
  const [query] = useSearchParams();
  const { isKnownAddress = () => false } = useHostActions();
  // Servers and people put a slash at the end.
  const named = pathname.replace(/\/+$/, '').split('/').at(-1);
  const variant = frameVariants.find((name) => name === named) ?? usualVariant;
  const wanted = query.get(returnParameter) ?? (isSignInPath(pathname) ? null : pathname + search + hash);
  const kept = wanted === null ? '' : `?${new URLSearchParams({ [returnParameter]: wanted })}`;
  return {
    variant,
    hrefOf: (page) => paths.authentication.href(page, variant) + kept,
    returnTo: safeInternalPath(wanted, isKnownAddress) ?? paths.start.href(),
  };
}
