import { ButtonLink, Container, EmptyState } from '@kreide/design-system';
import { useLocation } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { catalogueOrderedPath } from '../../features/form/sentPaths.ts';
import { PageHead } from '../../platform/PageHead.tsx';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/**
 * After a message or the order of a catalogue (NEWS-06, DEC-135): on a page of its own, which opens
 * at its top, and which reloaded sends nothing again.
 */
export default function FormSentRoute() {
  const t = useMessages();
  const { pathname } = useLocation();
  const sent = pathname.startsWith(catalogueOrderedPath) ? 'catalogue.ordered' : 'contact.sent';
  return (
    <Container width="form">
      <PageHead title={t(sent)} />
      <EmptyState
        drawing="done"
        headingLevel={1}
        title={t(sent)}
        actions={<ButtonLink href="/">{t('catalogue.home')}</ButtonLink>}
      >
        {t(`${sent}.text`)}
      </EmptyState>
    </Container>
  );
}
