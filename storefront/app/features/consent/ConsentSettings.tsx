import { ConsentDialog, type ConsentDialogProps } from '@kreide/design-system';
import type { Choice, Consent } from '../../platform/consent.ts';
import '../../platform/i18n/consentTexts.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';

export interface ConsentSettingsProps
  extends Pick<ConsentDialogProps, 'open' | 'onOpenChange' | 'children'> {
  labels: Omit<ConsentDialogProps['labels'], 'save'>;
  consent: Consent | undefined;
  onDecide: (choice: Choice) => void;
}

const optional = ['statistics', 'marketing'] as const;

/** The choice by category (FOOT-07). */
export function ConsentSettings({
  consent,
  onDecide,
  labels,
  children,
  ...dialog
}: ConsentSettingsProps) {
  const t = useMessages();
  return (
    <ConsentDialog
      {...dialog}
      labels={{ ...labels, save: t('consent.save') }}
      title={t('consent.title')}
      closeLabel={t('common.close')}
      categories={(['necessary', ...optional] as const).map((id) => ({
        id,
        label: t(`consent.${id}`),
        description: t(`consent.${id}.info`),
        required: id === 'necessary',
      }))}
      defaultValue={optional.filter((id) => consent?.[id])}
      onValueChange={(accepted) =>
        onDecide({
          statistics: accepted.includes('statistics'),
          marketing: accepted.includes('marketing'),
        })
      }
    >
      {children}
    </ConsentDialog>
  );
}
