import { Button } from '@kreide/design-system';
import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { hasPasskeys, type LoginAnswer, logInWithPasskey } from './passkeyDevice.ts';

export interface PasskeyLoginProps {
  /** What the shop answered, also where it refused. @returns whether somebody is logged in now */
  onAnswer: (answer: LoginAnswer) => Promise<boolean>;
  /** A message key; null: what was said before is over. */
  onFailure: (messageKey: string | null) => void;
}

/** Before a challenge is over, after five minutes, another one takes its place. */
const renewMs = 4 * 60_000;

/**
 * Passkeys in a form for the login: a button, and the browser's suggestions in the field for the name.
 * Nothing where the browser knows no passkeys.
 */
export function PasskeyLogin({ onAnswer, onFailure }: PasskeyLoginProps) {
  const t = useMessages();
  const [isBusy, setBusy] = useState(false);
  /** Counts how often suggesting began. */
  const [round, setRound] = useState(0);
  /** While the browser's dialog is open, nothing else may ask the browser: that would close it. */
  const isPressed = useRef(false);
  const place = useRef<HTMLDivElement>(null);

  const stayLogged = () => {
    const form = place.current?.closest('form');
    return form != null && new FormData(form).get('stayLogged') === 'on';
  };

  /** @returns whether suggestions are to begin anew */
  async function run(how: { bySuggestion: boolean; isWanted: () => boolean }): Promise<boolean> {
    const { bySuggestion } = how;
    let isChosen = false;
    const onChosen = () => {
      isChosen = true;
      setBusy(true);
      onFailure(null);
    };
    try {
      const answer = await logInWithPasskey({ ...how, stayLogged, onChosen });
      if (typeof answer === 'object') return !(await onAnswer(answer));
      // Nobody has begun a suggestion: what fails there is no matter of the visitor's.
      if (answer !== undefined && !bySuggestion) onFailure(answer);
    } catch {
      if (isChosen || !bySuggestion) onFailure('somethingWentWrong');
    } finally {
      if (isChosen || !bySuggestion) setBusy(false);
    }
    return isChosen || !bySuggestion;
  }

  async function press() {
    isPressed.current = true;
    setBusy(true);
    onFailure(null);
    const goesOn = await run({ bySuggestion: false, isWanted: () => true });
    isPressed.current = false;
    if (goesOn) setRound((last) => last + 1);
  }

  const suggest = useEffectEvent((isWanted: () => boolean) =>
    run({ bySuggestion: true, isWanted }),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round begins anew
  useEffect(() => {
    let isOver = false;
    const isWanted = () => !isOver && !isPressed.current;
    const again = () => isWanted() && setRound((last) => last + 1);
    const timer = setTimeout(again, renewMs);
    void (async () => {
      if (!hasPasskeys() || !(await browserSupportsWebAuthnAutofill()) || !isWanted()) return;
      if (await suggest(isWanted)) again();
    })();
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (!isPressed.current) WebAuthnAbortService.cancelCeremony();
    };
  }, [round]);

  useEffect(() => () => WebAuthnAbortService.cancelCeremony(), []);

  if (!hasPasskeys()) return null;
  return (
    <div ref={place}>
      <Button tone="secondary" fullWidth loading={isBusy} onClick={() => void press()}>
        {t('passkey.login')}
      </Button>
    </div>
  );
}
