import type { CDPSession, Page } from 'playwright';

/** The machine and the line that a page is measured on. */
export interface Conditions {
  readonly name: string;
  /** How many times slower than this machine. */
  readonly cpuSlowdown: number;
  readonly network?: {
    readonly latencyMs: number;
    readonly downBytesPerSecond: number;
    readonly upBytesPerSecond: number;
  };
}

/** A middling phone on a poor mobile connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
export const slowPhone: Conditions = {
  name: '4x slower CPU, 1.6 Mbit/s, 150 ms, HTTP/2',
  cpuSlowdown: 4,
  network: { latencyMs: 150, downBytesPerSecond: 200_000, upBytesPerSecond: 93_750 },
};

export const thisMachine: Conditions = { name: 'this machine as it is', cpuSlowdown: 1 };

/** Puts the page under the conditions, from its next request on. */
export async function applyConditions(page: Page, { cpuSlowdown, network }: Conditions): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  if (network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: network.downBytesPerSecond,
      uploadThroughput: network.upBytesPerSecond,
    });
  }
  if (cpuSlowdown !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return session;
}

/** Bytes that live on the page's heap after the garbage has been collected. */
export async function heapBytes(session: CDPSession): Promise<number> {
  // What the first collection finalises the second one frees.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** What the page's main thread has done, in milliseconds. */
export interface MainThread {
  /** Scripts called by the browser; the first run of a module is not among them. */
  readonly script: number;
  /** Everything: parsing, first runs, scripts, styles, layout, painting. */
  readonly busy: number;
}

export async function mainThread(session: CDPSession): Promise<MainThread> {
  const { metrics } = await session.send('Performance.getMetrics');
  const msOf = (wanted: string): number => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
  return { script: msOf('ScriptDuration'), busy: msOf('TaskDuration') };
}
