import { clearLine, cursorTo } from 'node:readline';

export interface StatusLine {
  /** Replaces the line; in a log only a change every ten seconds is written. */
  show(text: string): void;
  /** Prints a line above it. */
  print(text: string): void;
  clear(): void;
}

const logEvery = 10_000;

/** One line on stderr that is rewritten as work goes on. */
export function statusLine(): StatusLine {
  const { stderr } = process;
  if (!stderr.isTTY) {
    let last = Date.now();
    return {
      show(text) {
        if (Date.now() - last < logEvery) return;
        last = Date.now();
        stderr.write(`${text}\n`);
      },
      print: (text) => stderr.write(`${text}\n`),
      clear: () => {},
    };
  }
  let shown = '';
  const wipe = () => {
    clearLine(stderr, 0);
    cursorTo(stderr, 0);
  };
  const draw = () => stderr.write(shown.slice(0, Math.max(0, stderr.columns - 1)));
  return {
    show(text) {
      shown = text;
      wipe();
      draw();
    },
    print(text) {
      wipe();
      stderr.write(`${text}\n`);
      draw();
    },
    clear() {
      shown = '';
      wipe();
    },
  };
}
