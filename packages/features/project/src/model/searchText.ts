/** Longest text that is searched for. */
export const longestSearch = 100;

/** What the address says is searched for. */
export const searchOf = (parameters: URLSearchParams): string => (parameters.get('q') ?? '').slice(0, longestSearch);
