import { useToasts } from '@kreide/design-system';
import { useRelayEnvironment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { TeaserListChanges } from './teaserListChanges.ts';

/** Runs what needs the API about a whole list; its code comes with the first of it. */
export function useListChanges(): (
  act: (changes: TeaserListChanges) => Promise<void>,
) => Promise<void> {
  const t = useMessages();
  const { show, close } = useToasts();
  const environment = useRelayEnvironment();
  return async (act) => {
    try {
      const { createTeaserListChanges } = await import('./teaserListChanges.ts');
      const notify: Parameters<typeof createTeaserListChanges>[0]['notify'] = (tone, message) => {
        // A warning tells of other goods than the one before.
        const id = tone === 'warning' ? message : 'teaserList';
        close(id);
        show({ id, tone, message });
      };
      await act(createTeaserListChanges({ environment, t, notify }));
    } catch {
      show({ id: 'teaserList', tone: 'danger', message: t('somethingWentWrong') });
    }
  };
}
