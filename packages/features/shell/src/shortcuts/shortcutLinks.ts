import type { Shortcut } from '@quarterdeck/contract/entities/shortcut';
import { isInternalLink } from '@quarterdeck/contract/rules/link';
import { parseUrl } from '@quarterdeck/ui/router';

/** Why a link cannot be one of a shortcut. */
export type LinkProblem = 'notInside' | 'noPage' | 'notOutside';

const externalProtocols: readonly string[] = ['http:', 'https:'];

/**
 * What is wrong with the link of a shortcut: inside the site it is the path of a page that is there, outside a whole
 * address of the web.
 * @returns undefined where nothing is.
 */
export function linkProblemOf(
  { link, useRouter }: Pick<Shortcut, 'link' | 'useRouter'>,
  isKnownAddress: (address: string) => boolean,
): LinkProblem | undefined {
  if (!useRouter) return externalProtocols.includes(parseUrl(link)?.protocol ?? '') ? undefined : 'notOutside';
  if (!isInternalLink(link)) return 'notInside';
  return isKnownAddress(link) ? undefined : 'noPage';
}
