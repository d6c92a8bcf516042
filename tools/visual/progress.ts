interface Progress {
  /** One more is done. */
  readonly step: () => void;
  readonly end: () => void;
}

const betweenLinesMs = 30_000;

/** One line with the count and the time left, kept up to date on a terminal and repeated every 30 s elsewhere. */
export function createProgress(total: number, what: string): Progress {
  const start = performance.now();
  let done = 0;
  let printedAt = start;
  return {
    step() {
      done += 1;
      const now = performance.now();
      const line = `${done} of ${total} ${what}, ${timeLeft((now - start) / 1000, done, total)} left`;
      if (process.stdout.isTTY) process.stdout.write(`\r${line}\u{1b}[K`);
      else if (now - printedAt >= betweenLinesMs) {
        printedAt = now;
        console.log(line);
      }
    },
    end() {
      if (process.stdout.isTTY) process.stdout.write('\r\u{1b}[K');
      console.log(`${done} ${what} in ${Math.round((performance.now() - start) / 1000)} s`);
    },
  };
}

/** What is left if the rest takes as long as what is done: `4 min` or `20 s`. */
export function timeLeft(seconds: number, done: number, total: number): string {
  const left = (seconds / done) * (total - done);
  return left >= 90 ? `${Math.round(left / 60)} min` : `${Math.round(left)} s`;
}
