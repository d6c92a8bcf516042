import { availableParallelism, totalmem } from 'node:os';

/** What a page of stories or walks and the process that drives it may take, in bytes. */
const bytesPerWorker = 1.5 * 1024 ** 3;

/** Memory that this process may use: a container's limit where there is one. */
function usableBytes(): number {
  // 0 where there is no limit; some systems then name a number larger than the memory.
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** How many tests run at the same time: one on each core, fewer where the memory does not hold as many. */
export function testWorkers(cores = availableParallelism(), bytes = usableBytes()): number {
  return Math.max(1, Math.min(cores, Math.floor(bytes / bytesPerWorker)));
}
