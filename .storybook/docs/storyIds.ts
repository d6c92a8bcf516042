/** The id that Storybook makes of a title or a name: `Components/Data display/Table` is `components-data-display-table`. */
export const storyIdOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A story's name as the sidebar writes it: `PicksByKey` is "Picks By Key". */
export const storyNameOf = (exported: string): string =>
  exported.replaceAll(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4');
