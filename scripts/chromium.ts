import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';

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
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const help = `Install it as your system does (Debian: apt-get install chromium), let Playwright
fetch its own (npx playwright install chromium), or name one: KREIDE_CHROMIUM=/path/to/chromium`;

/** What keeps the browser tests from running, in words for the person who started them. */
class NoChromiumError extends Error {
  override name = 'NoChromiumError';
}

/**
 * The Chromium that the browser tests use: `KREIDE_CHROMIUM`, the system's, Playwright's own, or,
 * as root on a Debian system, the distribution's package, installed now.
 *
 * @throws NoChromiumError where none can be installed
 */
export async function findChromium(report: (step: string) => void = () => {}): Promise<string> {
  const named = process.env.KREIDE_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new NoChromiumError(`KREIDE_CHROMIUM names ${named}, which does not exist.`);
  }
  const found = systemBrowsers.find((file) => existsSync(file)) ?? playwrightsOwn();
  if (found) return found;
  if (!canInstallDebianPackages()) {
    throw new NoChromiumError(`The browser tests need a Chromium, and none was found.\n${help}`);
  }
  report("installing Debian's chromium");
  return installChromium();
}

function playwrightsOwn(): string | undefined {
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

async function installChromium(): Promise<string> {
  const { ok, output } = await installDebianPackages(['chromium']);
  const file = '/usr/bin/chromium';
  if (ok && existsSync(file)) return file;
  throw new NoChromiumError(`Debian's chromium could not be installed.\n${output}\n${help}`);
}
