import type { FeatureManifest } from '@quarterdeck/contract';
import type { Words } from '@quarterdeck/i18n';

/**
 * The features with every part of them loading together with their words: where these do not come, the part fails as if
 * its code had not come. Commands from menu, key and palette do not wait: the page that they lead to does.
 * @param add brings words into the translator, such as `addWords`.
 */
export function withWords(
  features: readonly FeatureManifest[],
  add: (words: Words) => Promise<void>,
): readonly FeatureManifest[] {
  return features.map((feature) => (feature.words ? complete(feature, () => add(feature.words ?? {})) : feature));
}

function complete(feature: FeatureManifest, addOwn: () => Promise<void>): FeatureManifest {
  const together =
    <T>(load: () => Promise<T>) =>
    async () => {
      const [part] = await Promise.all([load(), addOwn()]);
      return part;
    };
  const { routes, widgets, commands, loadFrame, loadSearch, loadSessionDialog, loadWrites } = feature;
  return {
    ...feature,
    routes: routes.map((route) => ({ ...route, load: together(route.load) })),
    ...(widgets && { widgets: widgets.map((widget) => ({ ...widget, load: together(widget.load) })) }),
    ...(commands && {
      commands: commands.map((command) => ({
        ...command,
        run: (context, payload) =>
          payload === undefined ? command.run(context) : addOwn().then(() => command.run(context, payload)),
      })),
    }),
    ...(loadFrame && { loadFrame: together(loadFrame) }),
    ...(loadSearch && { loadSearch: together(loadSearch) }),
    ...(loadSessionDialog && { loadSessionDialog: together(loadSessionDialog) }),
    ...(loadWrites && { loadWrites: together(loadWrites) }),
  };
}
