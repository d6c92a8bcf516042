import type { AnyEndpoint, Transport } from '@quarterdeck/contract';

/** What a call carries: its body, or its query for calls without one. */
type Sent = Readonly<Record<string, unknown>>;

interface Fault {
  endpoint: AnyEndpoint;
  how: 'refused' | 'lost' | 'offline';
  which: (sent: Sent) => boolean;
}

/** A server that answers as `fetch` does, until it is told not to. */
export class FlakyServer {
  /** Most calls that were under way at a time. */
  mostAtOnce = 0;
  readonly #calls: string[] = [];
  readonly #answer: Transport;
  readonly #gates = new Map<string, { when: 'call' | 'answer'; open: Promise<void> }>();
  #faults: Fault[] = [];
  #underWay = 0;

  constructor(answer: Transport) {
    this.#answer = answer;
  }

  /**
   * From now on calls of this endpoint fail, those that `which` chooses: they are `refused` with a 500, are handled and
   * their answer gets `lost`, or never arrive (`offline`).
   */
  breakDown(endpoint: AnyEndpoint, how: Fault['how'] = 'refused', which: Fault['which'] = () => true): void {
    this.#faults.push({ endpoint, how, which });
  }

  /** Everything works again. */
  repair(): void {
    this.#faults = [];
  }

  /** Lets calls of this endpoint wait before they are handled, or their answers. @returns what lets them go on. */
  hold(endpoint: AnyEndpoint, when: 'call' | 'answer' = 'call'): () => void {
    let release = () => undefined as void;
    const open = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#gates.set(nameOf(endpoint), { when, open });
    return () => {
      this.#gates.delete(nameOf(endpoint));
      release();
    };
  }

  /** How many calls of this endpoint arrived. */
  count(endpoint: AnyEndpoint): number {
    return this.#calls.filter((call) => call === nameOf(endpoint)).length;
  }

  readonly fetch: Transport = async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname.slice(1)}`;
    this.#calls.push(call);
    this.#underWay += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#underWay);
    try {
      return await this.#handle(call, request);
    } finally {
      this.#underWay -= 1;
    }
  };

  async #handle(call: string, request: Request): Promise<Response> {
    const sent = await sentBy(request);
    const gate = this.#gates.get(call);
    if (gate?.when === 'call') await gate.open;
    const fault = this.#faults.find((one) => nameOf(one.endpoint) === call && one.which(sent));
    if (fault?.how === 'offline') throw new TypeError('Failed to fetch');
    if (fault?.how === 'refused') return Response.json({ error: { code: 'server', message: 'No' } }, { status: 500 });
    const response = await this.#answer(request);
    if (gate?.when === 'answer') await gate.open;
    if (fault) throw new TypeError('Failed to fetch');
    return response;
  }
}

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

async function sentBy(request: Request): Promise<Sent> {
  const text = await request.clone().text();
  return text === '' ? Object.fromEntries(new URL(request.url).searchParams) : (JSON.parse(text) as Sent);
}
