import { ConsentBanner, useToasts } from '@kreide/design-system';
import { useRelayEnvironment } from '@kreide/relay';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Choice, Consent } from '../../platform/consent.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { onDemand } from '../../platform/onDemand.tsx';
import { useLegalLink } from '../../platform/useLegalLink.tsx';
import { keepChoice } from './keepChoice.ts';

const ConsentSettings = onDemand(
  async () => (await import('./ConsentSettings.tsx')).ConsentSettings,
  { isShown: ({ open }) => open, close: ({ onOpenChange }) => onOpenChange(false) },
);

export interface ConsentQuestionProps {
  /** The earlier answer. */
  consent: Consent | undefined;
  /** Whether the choice by category is open. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The banner, and behind it the choice by category. */
export function ConsentQuestion({ consent, isOpen, onOpenChange }: ConsentQuestionProps) {
  const t = useMessages();
  const legalLink = useLegalLink();
  const { show } = useToasts();
  const environment = useRelayEnvironment();

  // A link inside of it leads to a page that has to be readable.
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (openedOn.current === pathname) return;
    openedOn.current = pathname;
    onOpenChange(false);
  }, [pathname, onOpenChange]);

  async function decide(choice: Choice): Promise<void> {
    const isKept = await keepChoice(environment, choice, consent);
    if (isKept) onOpenChange(false);
    else show({ id: 'consent', tone: 'danger', message: t('consent.failed') });
  }

  const text = t.rich('consent.text', {
    privacy: legalLink('privacy'),
    imprint: legalLink('imprint'),
  });
  const labels = {
    acceptAll: t('consent.accept'),
    refuseAll: t('consent.refuse'),
    settings: t('consent.settings'),
  };
  return (
    <>
      {!consent && (
        <ConsentBanner
          label={t('consent.title')}
          labels={labels}
          onAccept={() => void decide({ statistics: true, marketing: true })}
          onRefuse={() => void decide({ statistics: false, marketing: false })}
          onSettings={() => onOpenChange(true)}
        >
          {text}
        </ConsentBanner>
      )}
      <ConsentSettings
        open={isOpen}
        onOpenChange={onOpenChange}
        labels={labels}
        consent={consent}
        onDecide={(choice) => void decide(choice)}
      >
        {text}
      </ConsentSettings>
    </>
  );
}
