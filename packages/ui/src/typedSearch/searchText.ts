/** Longest text that is searched for, where a list says nothing else. */
export const longestSearch = 100;

/** What the address says is searched for. */
export const searchOf = (parameters: URLSearchParams, longest = longestSearch): string =>
  (parameters.get('q') ?? '').slice(0, longest);

/** Puts the cursor into the search of the page, the field with `data-page-search`. */
export const focusSearch = (): void => document.querySelector<HTMLInputElement>('[data-page-search] input')?.focus();
