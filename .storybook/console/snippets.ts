import type { DocumentedEndpoint } from '@quarterdeck/contract/docs/documentEndpoints';
import { addressOf, type Draft } from './draft';

/** Ways to take a request along. */
export const snippetNames = ['fetch', 'curl', 'client'] as const;
export type SnippetName = (typeof snippetNames)[number];

const forShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const forScript = (text: string) => JSON.stringify(text);

/** The body in one line where it is JSON, else as it was typed. */
function compact(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}

const indent = (text: string) => text.replaceAll('\n', '\n  ');

const writers: Record<SnippetName, (documented: DocumentedEndpoint, draft: Draft) => string> = {
  fetch: ({ endpoint }, draft) => {
    const options = [`method: ${forScript(endpoint.method)}`];
    if (draft.body !== null) {
      options.push(`headers: { "content-type": "application/json" }`, `body: JSON.stringify(${indent(draft.body)})`);
    }
    return `await fetch(${forScript(addressOf(endpoint, draft))}, {\n  ${options.join(',\n  ')},\n});`;
  },
  curl: ({ endpoint }, draft) => {
    const parts = [`curl -X ${endpoint.method} ${forShell(`${location.origin}${addressOf(endpoint, draft)}`)}`];
    if (draft.body !== null) parts.push(`-H 'content-type: application/json'`, `-d ${forShell(compact(draft.body))}`);
    return parts.join(' \\\n  ');
  },
  client: ({ name, endpoint }, { params, query, body }) => {
    const file = endpoint.id.split('.')[0] ?? '';
    const parts = [
      ...(Object.keys(params).length > 0 ? [`params: ${JSON.stringify(params)}`] : []),
      ...(endpoint.query ? [`query: ${JSON.stringify(query)}`] : []),
      ...(body === null ? [] : [`body: ${indent(body)}`]),
    ];
    const input = parts.length > 0 ? `{\n  ${parts.join(',\n  ')},\n}` : '{}';
    return [
      `import { request } from '@quarterdeck/contract';`,
      `import { ${name} } from '@quarterdeck/contract/endpoints/${file}';`,
      '',
      `await request(${name}, ${input});`,
    ].join('\n');
  },
};

/** A request as text for a script, a shell or our own code. */
export function snippetOf(kind: SnippetName, documented: DocumentedEndpoint, draft: Draft): string {
  return writers[kind](documented, draft);
}
