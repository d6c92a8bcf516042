/** Keys of the navigation, in every layout that has one. Alt with a letter writes a sign on some keyboards: its place counts. */
export const navigationKeys = { focus: 'Alt+KeyN', toggle: '$mod+b' } as const;
