interface ScriptPolicies {
  createPolicy: (name: 'default', rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

/** Where the provider's script comes from. */
const origin = 'https://js.stripe.com';
let isTrusted = false;

/**
 * Lets the provider's script, and no other, be loaded by its address: a page that asks for trusted types refuses every
 * address that no policy has seen. Where the browser knows no such types there is nothing to do.
 */
export function trustScript(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  if (isTrusted || trustedTypes === undefined) return;
  isTrusted = true;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (URL.parse(address)?.origin === origin ? address : null),
  });
}
