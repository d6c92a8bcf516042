/**
 * Translation key of a menu item's name, by its id: its own (`shell.navigation.apps.chat`), with `.title` where it has
 * children, or that of a variant (`classic` of `auth.sign-in.classic`), which is called the same wherever it stands.
 * @returns undefined where nobody has named it.
 */
export function menuKeyOf(id: string, exists: (key: string) => boolean): string | undefined {
  const own = `shell.navigation.${id}`;
  const variant = `shell.navigation.variants.${id.split('.').at(-1)}`;
  return [`${own}.title`, own, variant].find(exists);
}
