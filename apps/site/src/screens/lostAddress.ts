const longestShown = 120;
const longestSearch = 40;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Broken percent encoding is shown as it came.
    return text;
  }
}

/** An address as it is shown: decoded, without characters that are not seen or turn the text around, and not endless. */
export function shownAddress(pathname: string): string {
  const text = decoded(pathname.slice(0, longestShown * 4)).replace(/\p{C}/gu, '');
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

/** What somebody may have looked for at an address: the words of its last part. */
export function searchOf(pathname: string): string {
  const last = pathname.slice(0, 400).split('/').filter(Boolean).at(-1) ?? '';
  return decoded(last)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, longestSearch);
}
