/** `URL.parse`, which is younger than the browsers that the kit is built for; null for what is no address. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
