/** What keys do on the pages of the help center; each page names its own search. */
export const helpKeys = { search: { keys: ['/'] } } as const;
