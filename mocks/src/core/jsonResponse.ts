const encoder = new TextEncoder();

/**
 * A JSON response that returns its text without encoding it to bytes and decoding it again. The client in the same page
 * reads the text, and for megabytes of JSON the two steps take longer than the answer itself.
 */
export class JsonResponse extends Response {
  readonly #json: string;

  constructor(json: string, status = 200) {
    super(bytesOf(json), { status, headers: { 'content-type': 'application/json' } });
    this.#json = json;
  }

  /** @throws TypeError when the body is being read or has been read, as of every response. */
  override async text(): Promise<string> {
    if (this.bodyUsed || this.body?.locked) throw new TypeError('The body has been read already');
    // Marks the body as read. This is not awaited, because with a clone it ends when the clone is read.
    void this.body?.cancel();
    return this.#json;
  }
}

/** One chunk, encoded when it is read. */
function bytesOf(json: string): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull: (controller) => {
        controller.enqueue(encoder.encode(json));
        controller.close();
      },
    },
    // With the default mark the stream would encode the text at once.
    { highWaterMark: 0 },
  );
}
