const encoder = new TextEncoder();

/**
 * An answer whose JSON is at hand. Whoever asks for its text, as the client in the same page does, gets just that; it
 * becomes bytes only where the body is read in another way. To write megabytes as bytes and read them as text again
 * takes longer than to make the answer, and leaves several copies to the garbage collector.
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
    // From here on it counts as read. Nobody waits for the end: beside a clone, it comes with the clone's.
    void this.body?.cancel();
    return this.#json;
  }
}

/** One chunk, made when somebody wants it. */
function bytesOf(json: string): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull: (controller) => {
        controller.enqueue(encoder.encode(json));
        controller.close();
      },
    },
    // Else the stream would be filled before anyone asks.
    { highWaterMark: 0 },
  );
}
