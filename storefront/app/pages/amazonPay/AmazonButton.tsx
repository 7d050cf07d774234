import { Alert, Spinner } from '@kreide/design-system';
import { useEffect, useId, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { loadScript } from '../../platform/loadScript.ts';

declare global {
  interface Window {
    /** Once Amazon's script has come. */
    amazon?: { Pay: { renderButton(target: string, options: object): unknown } };
  }
}

export interface AmazonButtonProps {
  scriptUrl: string;
  /** For the script, as JSON. */
  options: string;
}

/** The button that Amazon's own script draws; nothing of Amazon is loaded anywhere else. */
export function AmazonButton({ scriptUrl, options }: AmazonButtonProps) {
  const t = useMessages();
  const id = `amazon${useId().replace(/\W/g, '')}`;
  const [state, setState] = useState<'waiting' | 'loading' | 'there' | 'failed'>('waiting');
  useEffect(() => {
    const draw = () => {
      try {
        window.amazon?.Pay.renderButton(`#${id}`, JSON.parse(options) as object);
        setState(window.amazon ? 'there' : 'failed');
      } catch {
        setState('failed');
      }
    };
    if (window.amazon) return draw();
    // Without scripts nothing is on its way.
    setState('loading');
    loadScript(scriptUrl, {}, draw, () => setState('failed'));
  }, [id, options, scriptUrl]);
  return (
    <>
      <noscript>
        <Alert tone="warning">{t('amazonPay.needsScripts')}</Alert>
      </noscript>
      <div id={id} />
      {state === 'failed' && <Alert tone="warning">{t('amazonPay.failed')}</Alert>}
      {state === 'loading' && <Spinner label={t('amazonPay.loading')} />}
    </>
  );
}
