/** What `aria-current` says of a link: its own page, a page below it, or neither. */
export function currentOf(pathname: string, href: string): 'page' | true | undefined {
  if (pathname === href) return 'page';
  return pathname.startsWith(`${href}/`) ? true : undefined;
}
