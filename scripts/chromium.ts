import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';
import type { RunResult } from './process.ts';

/**
 * Chromium without a window system: it renders as the other does, and takes a third less of the
 * machine, since no window has toolbars to draw.
 */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where systems keep a Chromium or a browser built on it; the first one that exists is taken. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Switches for a Chromium that tests drive: as root there is no sandbox to build, and its own
 * calls home would only fail, slowly, on a machine without network.
 */
export const chromiumSwitches: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Letters as wide as on a screen of high density; the headless shell would round them to pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const help = `Install it as your system does (Debian: apt-get install chromium-headless-shell), let Playwright
fetch its own (npx playwright install chromium), or name one: KREIDE_CHROMIUM=/path/to/chromium`;

/** What keeps the browser tests from running, in words for the person who started them. */
class NoChromiumError extends Error {
  override name = 'NoChromiumError';
}

let found: Promise<string> | undefined;

/**
 * The Chromium that the browser tests use: `KREIDE_CHROMIUM`, the headless shell (as root on a
 * Debian system it is installed now), the system's, or Playwright's own.
 *
 * @throws NoChromiumError where none can be installed
 */
export function findChromium(report: (step: string) => void = () => {}): Promise<string> {
  found ??= find(report);
  return found;
}

async function find(report: (step: string) => void): Promise<string> {
  const named = process.env.KREIDE_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new NoChromiumError(`KREIDE_CHROMIUM names ${named}, which does not exist.`);
  }
  if (existsSync(headlessShell)) return headlessShell;
  const { output = '' } = canInstallDebianPackages() ? await installHeadlessShell(report) : {};
  const file = [headlessShell, ...systemBrowsers].find((candidate) => existsSync(candidate));
  const browser = file ?? playwrightsOwn();
  if (browser) return browser;
  throw new NoChromiumError(
    `The browser tests need a Chromium, and none was found.\n${output}\n${help}`,
  );
}

function installHeadlessShell(report: (step: string) => void): Promise<RunResult> {
  report("installing Debian's chromium-headless-shell");
  return installDebianPackages([path.basename(headlessShell)]);
}

function playwrightsOwn(): string | undefined {
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}
