/** Runs a job for each item, `workers` at the same time, each with a tool of its own. */
export async function runPool<Item, Tool>(
  items: readonly Item[],
  workers: number,
  { open, close }: { readonly open: () => Tool; readonly close: (tool: Tool) => Promise<void> },
  job: (item: Item, tool: Tool) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const work = async () => {
    const tool = open();
    try {
      for (const item of queue) await job(item, tool);
    } finally {
      await close(tool);
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, items.length) }, work));
}
