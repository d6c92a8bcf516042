/** What an entry of a panel opens, if anything. */
export interface Linked {
  link?: string | undefined;
  /** True: `link` is an address inside the site. */
  useRouter?: boolean | undefined;
}

/** What may be opened outside; `javascript:` and `data:` would run in the page. */
const externalProtocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/** Whether `link` leads to a place inside the site: a path from the root, such as `/apps/tasks`. */
export function isInternalLink(link: string): boolean {
  // Two slashes, or a slash and a backslash, would lead to another host.
  return /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(link);
}

/** Whether `link` leads out of the site: a whole address of the web, a mail address or a phone number. */
export function isExternalLink(link: string): boolean {
  try {
    return externalProtocols.includes(new URL(link).protocol);
  } catch {
    return false;
  }
}

/** Whether an entry can be opened the way it says; one without a link opens nothing, which is right too. */
export function hasFittingLink({ link, useRouter = false }: Linked): boolean {
  return link === undefined || !useRouter || isInternalLink(link);
}
