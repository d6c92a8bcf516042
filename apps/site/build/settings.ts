import { loadEnv, type Plugin } from 'vite';

const prefix = 'VITE_';

/** The name of the `meta` element for a variable: `VITE_TAX_PERCENT` becomes `quarterdeck-tax-percent`. */
const metaNameOf = (variable: string) =>
  `quarterdeck-${variable.slice(prefix.length).toLowerCase().replaceAll('_', '-')}`;

/**
 * Writes every variable of the build that begins with `VITE_` into the page, as a `meta` element. The features read what
 * concerns them there, so that a deployment can change it without a build. All of it is public.
 */
export function settings(): Plugin {
  let variables: [variable: string, value: string][] = [];
  return {
    name: 'quarterdeck-settings',
    configResolved({ envDir, mode }) {
      variables = envDir === false ? [] : Object.entries(loadEnv(mode, envDir, prefix));
    },
    transformIndexHtml: () =>
      variables.map(([variable, content]) => ({ tag: 'meta', attrs: { name: metaNameOf(variable), content } })),
  };
}
