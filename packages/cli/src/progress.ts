import progressBars from 'cli-progress';

/** Shows how far a long run has come. */
export interface Progress {
  advance(): void;
  stop(): void;
}

/** A run that ends within a second shows no bar; nor does one whose output is piped. */
const patience = 1000;

export function startProgress(total: number): Progress {
  if (!process.stderr.isTTY) return { advance: () => undefined, stop: () => undefined };
  const began = Date.now();
  const bar = new progressBars.SingleBar(
    { format: '  {bar} {value} of {total}', hideCursor: true, clearOnComplete: true },
    progressBars.Presets.shades_grey,
  );
  let done = 0;
  let shown = false;
  return {
    advance: () => {
      done += 1;
      if (shown) bar.update(done);
      else if (done < total && Date.now() - began > patience) {
        shown = true;
        bar.start(total, done);
      }
    },
    stop: () => {
      if (shown) bar.stop();
    },
  };
}
