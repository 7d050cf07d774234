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

/** FOOT-07: links that hold it open the choice by category. */
const settingsFragment = '#uc-corner-modal-show';

const everything: Choice = { statistics: true, marketing: true };

/**
 * Asks who has not answered yet, and measures where that is allowed (ruling 10). Neither is part of
 * a page that is stored, and the code of both comes when the page stands.
 */
export function Consent({ settings }: { settings: TrackingSettings }) {
  const consent = consentOf(useCookie(cookieNames.consent));
  const [isIdle, setIdle] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    // Somebody followed such a link before this had come.
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
    // Among the page's own parts a new one would have the browser go through the styles of them all.
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

/** Browsers without the callback wait as long as a page usually takes. @returns ends it */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 4000 });
  return () => cancelIdleCallback(handle);
}
