import type { DocumentedEndpoint } from '@quarterdeck/contract/docs/documentEndpoints';
import { EndpointConsole } from './EndpointConsole';
import { walkEndpoint } from './walkEndpoint';

/** What the address of an endpoint's story may carry. */
export interface ConsoleArgs {
  /** A request to start with, as the console's link carries it; empty for the example. */
  request: string;
}

/** The story of an endpoint: its console, and a walk through every way it answers. */
export function consoleStory(documented: DocumentedEndpoint) {
  return {
    render: ({ request }: ConsoleArgs, { id }: { id: string }) => (
      <EndpointConsole
        documented={documented}
        request={request}
        // Storybook's own address is not changed with each call: an argument that changes starts the mock anew.
        linkTo={(request) => new URL(`./?path=/story/${id}&args=request:${request}`, document.baseURI).href}
      />
    ),
    play: walkEndpoint(documented),
  };
}
