import type { AnyEndpoint } from '@quarterdeck/contract';
import type { DocumentedEndpoint } from '@quarterdeck/contract/docs/documentEndpoints';
import { addressOf, queryOf, type Draft } from './draft';

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

/** A body that is JSON as an expression; any other as the text that it is. */
const scriptBody = (body: string) => (isJson(body) ? `JSON.stringify(${indent(body)})` : forScript(body));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../packages/contract/src/endpoints/*.ts', '!**/*.test.ts'],
  { eager: true },
);

/** Name of the file that exports an endpoint. @throws Error when none does. */
function fileOf(name: string, endpoint: AnyEndpoint): string {
  const file = Object.entries(files).find(([, exported]) => exported[name] === endpoint)?.[0];
  if (file === undefined) throw new Error(`No file of the contract exports ${name}`);
  return file.replace(/^.*\/(\w+)\.ts$/, '$1');
}

const indent = (text: string) => text.replaceAll('\n', '\n  ');

const writers: Record<SnippetName, (documented: DocumentedEndpoint, draft: Draft) => string> = {
  fetch: ({ endpoint }, draft) => {
    const options = [`method: ${forScript(endpoint.method)}`];
    if (draft.body !== null) {
      options.push(`headers: { "content-type": "application/json" }`, `body: ${scriptBody(draft.body)}`);
    }
    return `await fetch(${forScript(addressOf(endpoint, draft))}, {\n  ${options.join(',\n  ')},\n});`;
  },
  curl: ({ endpoint }, draft) => {
    // Who asks from outside the browser needs a server: the mock answers in the page.
    const parts = [`curl -X ${endpoint.method} ${forShell(`${location.origin}${addressOf(endpoint, draft)}`)}`];
    if (draft.body !== null) parts.push(`-H 'content-type: application/json'`, `-d ${forShell(compact(draft.body))}`);
    return [
      `# In the workbench only this browser answers: put the address of a server in place of ${location.origin}.`,
      parts.join(' \\\n  '),
    ].join('\n');
  },
  client: ({ name, endpoint }, { params, query, body }) => {
    const parts = [
      ...(Object.keys(params).length > 0 ? [`params: ${JSON.stringify(params)}`] : []),
      ...(endpoint.query ? [`query: ${JSON.stringify(queryOf(query))}`] : []),
      ...(body === null ? [] : [`body: ${indent(body)}`]),
    ];
    const input = parts.length > 0 ? `{\n  ${parts.join(',\n  ')},\n}` : '{}';
    return [
      `import { request } from '@quarterdeck/contract';`,
      `import { ${name} } from '@quarterdeck/contract/endpoints/${fileOf(name, endpoint)}';`,
      '',
      `await request(${name}, ${input});`,
    ].join('\n');
  },
};

/** A request as text for a script, a shell or our own code. */
export function snippetOf(kind: SnippetName, documented: DocumentedEndpoint, draft: Draft): string {
  return writers[kind](documented, draft);
}
