/**
 * Sets the custom properties of all elements again whose style attribute the browser has refused. A policy with a nonce
 * refuses style attributes of HTML, hydration does not add them again, and through the style object they are allowed.
 * Only custom properties: by themselves they paint nothing, so HTML that somebody smuggled in gains no style by this.
 */
function restoreCustomProperties(): void {
  const { style: wanted } = document.createElement('i');
  for (const element of document.querySelectorAll<HTMLElement>('[style*="--"]')) {
    if (element.style.length > 0) continue;
    wanted.cssText = element.getAttribute('style') ?? '';
    for (const name of Array.from(wanted).filter((property) => property.startsWith('--')))
      element.style.setProperty(name, wanted.getPropertyValue(name));
  }
}

/** Now, and once more when the page has come as a whole: parts of it may still be on their way from the server. */
export function restoreCustomPropertiesOfPage(): (() => void) | undefined {
  restoreCustomProperties();
  if (document.readyState !== 'loading') return undefined;
  document.addEventListener('DOMContentLoaded', restoreCustomProperties, { once: true });
  return () => document.removeEventListener('DOMContentLoaded', restoreCustomProperties);
}
