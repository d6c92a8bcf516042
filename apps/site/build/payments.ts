import { loadEnv, type Plugin } from 'vite';

const metaOf = (name: string, content: string) =>
  `<meta name="${name}" content="${content.replaceAll('"', '&quot;')}" />`;

/**
 * Says in the page who takes payments: the provider whose publishable key is in `VITE_STRIPE_PUBLISHABLE_KEY`. Without
 * one the page plays payments for as long as it answers the calls itself; where a server does, only in development or
 * with `VITE_PAYMENTS=local`.
 */
export function payments(): Plugin {
  let key = '';
  let mode = '';
  return {
    name: 'quarterdeck-payments',
    config(_config, { mode: viteMode, command }) {
      const env = loadEnv(viteMode, import.meta.dirname, 'VITE_');
      key = env['VITE_STRIPE_PUBLISHABLE_KEY'] ?? '';
      mode = env['VITE_PAYMENTS'] ?? (command === 'serve' ? 'local' : '');
    },
    transformIndexHtml: (html) =>
      html.replace(
        '<!--payments-->',
        [metaOf('quarterdeck-stripe-key', key), metaOf('quarterdeck-payments', mode)].join('\n    '),
      ),
  };
}
