const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * What somebody means by an address: `example.com` is a page, `elif@example.com` a mail, `+90 532 123 45 67` a call.
 * @returns undefined where it is none that a link may lead to.
 */
export function linkAddress(text: string): string | undefined {
  const typed = text.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  if (/^\+?[\d\s().-]{5,}$/.test(typed)) return `tel:${typed.replace(/[^\d+]/g, '')}`;
  const isWhole = typed.includes('://') || /^(?:mailto|tel):/i.test(typed);
  try {
    const { href, protocol, hostname } = new URL(isWhole ? typed : `https://${typed}`);
    const isPage = protocol === 'http:' || protocol === 'https:';
    // A single word is no address, but a name somebody wrote.
    const isNamed = !isPage || isWhole || hostname.includes('.');
    return protocols.has(protocol) && isNamed && !/\s/.test(typed) ? href : undefined;
  } catch {
    return undefined;
  }
}
