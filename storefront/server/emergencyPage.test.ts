import { expect, test } from 'vitest';
import { defaultHosts } from '../app/platform/domain.ts';
import { emergencyPage } from './emergencyPage.ts';

test.each([
  ['kreide.at', 'de-AT', 'Noch einmal versuchen'],
  ['en.educational.localhost:3000', 'en-DE', 'Try again'],
  ['"><script>alert(1)</script>', 'de-DE', 'Noch einmal versuchen'],
])(
  'ERR-01 %s is told in its language, with a number and nothing of the host',
  (host, lang, again) => {
    const html = emergencyPage(host, defaultHosts, '1b4e28ba');
    expect(html).toMatch(/^<!DOCTYPE html>/);
    expect(html).toContain(`lang="${lang}"`);
    expect(html).toContain(again);
    expect(html).toContain('1b4e28ba');
    expect(html).not.toContain('script');
  },
);
