import type { TrackingSettings } from '@kreide/server/contract';
import { useEffect, useState } from 'react';
import { type Choice, consentOf } from '../../platform/consent.ts';
import { cookieNames } from '../../platform/cookies.ts';
import { onDemand } from '../../platform/onDemand.tsx';
import { useCookie } from '../../platform/readableCookies.ts';

const ConsentQuestion = onDemand(
  async () => (await import('./ConsentQuestion.tsx')).ConsentQuestion,
  { isSilent: true },
);

const ConsentTool = onDemand(async () => (await import('./ConsentTool.tsx')).ConsentTool, {
  isSilent: true,
});

const Tracking = onDemand(async () => (await import('../tracking/Tracking.tsx')).Tracking, {
  isSilent: true,
});

/** FOOT-07: links with it open the choice by category. */
const settingsFragment = '#uc-corner-modal-show';

const everything: Choice = { statistics: true, marketing: true };

/**
 * Asks visitors without an answer for consent, and starts measuring where it is given (ruling 10).
 * Neither is part of a stored page, and the code of both is loaded after hydration.
 */
export function Consent({ settings }: { settings: TrackingSettings }) {
  const consent = consentOf(useCookie(cookieNames.consent));
  const [isIdle, setIdle] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    // Such a link was followed before this code was loaded.
    if (hash === settingsFragment) {
      window.history.replaceState(window.history.state, '', pathname + search);
      setOpen(true);
    }
    function openSettings(event: MouseEvent) {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (!target.closest(`a[href*="${settingsFragment}"]`)) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('click', openSettings);
    return () => document.removeEventListener('click', openSettings);
  }, []);

  const { consentTool } = settings;
  const allowed = consent ?? (settings.isOptOut && everything);
  return (
    // A wrapper of its own: inserted among the page's siblings, the banner would make the browser
    // recalculate all of their styles.
    <div>
      {consentTool
        ? isIdle && <ConsentTool settingsId={consentTool} isOpen={isOpen} onOpenChange={setOpen} />
        : ((isIdle && !consent) || isOpen) && (
            <ConsentQuestion consent={consent} isOpen={isOpen} onOpenChange={setOpen} />
          )}
      {isIdle && allowed?.statistics && <Tracking settings={settings} allowed={allowed} />}
    </div>
  );
}

/** Browsers without the callback wait as long as a page usually takes. @returns cancels it */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 4000 });
  return () => cancelIdleCallback(handle);
}
