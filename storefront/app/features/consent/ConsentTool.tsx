import { useRelayEnvironment } from '@kreide/relay';
import { useEffect, useEffectEvent } from 'react';
import { type Choice, consentOf } from '../../platform/consent.ts';
import { cookieNames, readCookie } from '../../platform/cookies.ts';
import { loadScript } from '../../platform/loadScript.ts';
import { keepChoice } from './keepChoice.ts';

/** Usercentrics, whose second layer FOOT-07 names. */
const toolScript = 'https://web.cmp.usercentrics.eu/ui/loader.js';

/** The fields of its window event that are used here. */
interface ToolConsent {
  readonly consent?: { readonly type?: 'EXPLICIT' | 'IMPLICIT' };
  readonly categories?: Readonly<Record<string, { readonly state?: string } | undefined>>;
}

declare global {
  interface Window {
    __ucCmp?: { showSecondLayer(): Promise<void> };
  }
}

export interface ConsentToolProps {
  settingsId: string;
  /** Whether the visitor asked for the choice by category. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** TRACK-14: the operator's own consent tool asks, and its answers become the shop's consent. */
export function ConsentTool({ settingsId, isOpen, onOpenChange }: ConsentToolProps) {
  const environment = useRelayEnvironment();

  const keepAnswer = useEffectEvent((event: Event) => {
    const choice = choiceOf((event as CustomEvent<ToolConsent>).detail);
    const before = consentOf(readCookie(document.cookie, cookieNames.consent));
    const isSame =
      choice?.statistics === before?.statistics && choice?.marketing === before?.marketing;
    if (choice && !isSame) void keepChoice(environment, choice, before);
  });
  useEffect(() => {
    const listener = (event: Event) => keepAnswer(event);
    window.addEventListener('UC_CONSENT', listener);
    loadScript(toolScript, { id: 'usercentrics-cmp', 'data-settings-id': settingsId });
    return () => window.removeEventListener('UC_CONSENT', listener);
  }, [settingsId]);

  useEffect(() => {
    if (!isOpen) return;
    void window.__ucCmp?.showSecondLayer();
    onOpenChange(false);
  }, [isOpen, onOpenChange]);
  return null;
}

/** Undefined while there is no answer. */
function choiceOf({ consent, categories = {} }: ToolConsent): Choice | undefined {
  if (consent?.type !== 'EXPLICIT') return undefined;
  const allows = (name: string) => categories[name]?.state === 'ALL_ACCEPTED';
  return {
    statistics: allows('statistics') || allows('functional'),
    marketing: allows('marketing'),
  };
}
