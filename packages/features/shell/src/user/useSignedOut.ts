import { paths } from '@quarterdeck/contract';
import { useSession } from '@quarterdeck/data/session/session';
import { useShellHost } from '../ShellContext';

/** Whether nobody is signed in, and the site has a page for it. */
export function useSignedOut(): boolean {
  const { isKnownAddress } = useShellHost();
  const isSignedOut = useSession(({ status }) => status === 'signedOut');
  return isSignedOut && isKnownAddress(paths.authentication.href('sign-in'));
}
