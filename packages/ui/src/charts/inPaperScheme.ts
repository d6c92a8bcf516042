/**
 * Reads colors of an element as they are on paper, which is light. Nobody sees them change: the browser paints nothing in
 * between.
 */
export function inPaperScheme<Read>(element: HTMLElement | null, read: () => Read): Read {
  const region = element?.closest<HTMLElement>('[data-scheme]');
  if (region?.dataset['scheme'] !== 'dark') return read();
  region.dataset['scheme'] = 'light';
  try {
    return read();
  } finally {
    region.dataset['scheme'] = 'dark';
  }
}
