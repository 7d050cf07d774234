import {
  Alert,
  Button,
  Card,
  Columns,
  Heading,
  Prose,
  Stack,
  StickyColumn,
  Text,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { faultsOf, primeWaitingForm } from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { EmailAddressField } from '../../features/form/EmailAddressField.tsx';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { Honeypot } from '../../features/form/Honeypot.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { useSession } from '../../features/session/sessionContext.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import { useLegalLink } from '../../platform/useLegalLink.tsx';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import type { PrimePage_offer$key } from './__generated__/PrimePage_offer.graphql';
import type { PrimePageStatusQuery } from './__generated__/PrimePageStatusQuery.graphql';

export interface PrimePageProps {
  offer: PrimePage_offer$key;
  /** What the waiting list answered, if it was a failure. */
  failure: FormFailure | undefined;
  /** Whether an address was just put on the waiting list, and has to be confirmed. */
  isWaiting: boolean;
}

const status = graphql`
  query PrimePageStatusQuery {
    customerInfo { primeInfo { status abo endDate } }
  }
`;

/** ROUTE-10, DEC-91: what a membership gives and costs, and the way to it. */
export function PrimePage({ offer: key, failure, isWaiting }: PrimePageProps) {
  const offer = useFragment(
    graphql`
      fragment PrimePage_offer on PrimeOffer {
        isOpen
        price { cents }
        months
        monthlyPrice { cents }
      }
    `,
    key,
  );
  const t = useMessages();
  const legalLink = useLegalLink();
  const { formats } = useShop();
  const navigation = useNavigation();
  const price = formats.money(offer.price);
  const terms = { price, months: offer.months, monthly: formats.money(offer.monthlyPrice) };
  return (
    <Columns template="halves" gap="2xl">
      <StickyColumn>
        <Stack gap="m">
          <Heading level={1}>{t('prime.title')}</Heading>
          <Text size="l">{t('prime.lead')}</Text>
          <Prose>
            <ul>
              <li>{t('prime.benefit.delivery')}</li>
              <li>{t('prime.benefit.minimum')}</li>
              <li>{t('prime.benefit.cancel')}</li>
            </ul>
          </Prose>
        </Stack>
      </StickyColumn>
      <Card>
        <Stack gap="m">
          <OwnMembership />
          <Heading level={2}>{t('prime.price', terms)}</Heading>
          <Text>{t('prime.terms', terms)}</Text>
          {offer.isOpen ? (
            <Form method="post">
              <input type="hidden" name="intent" value="start" />
              <Button type="submit" fullWidth loading={navigation.state !== 'idle'}>
                {t('prime.start')}
              </Button>
            </Form>
          ) : isWaiting ? (
            <Alert tone="success" title={t('prime.waiting.asked')} live>
              {t('prime.waiting.asked.text')}
            </Alert>
          ) : (
            <WaitingForm failure={failure} />
          )}
          <Text size="s" tone="muted">
            {t.rich('prime.legal', {
              terms: legalLink('terms'),
              cancellation: legalLink('cancellation'),
            })}
          </Text>
        </Stack>
      </Card>
    </Columns>
  );
}

/** PRIME-01: what a customer has already. */
function OwnMembership() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <KnownMembership /> : null;
}

function KnownMembership() {
  const t = useMessages();
  const { formats } = useShop();
  const info = usePersonalQuery<PrimePageStatusQuery>(status, {})?.customerInfo.primeInfo;
  if (info?.status !== 'ACTIVE' || !info.endDate) return null;
  const date = formats.date(info.endDate);
  return (
    <Alert tone="success" title={t('prime.member.title')} live>
      {t(info.abo ? 'prime.member.renewed' : 'prime.member.ending', { date })}
    </Alert>
  );
}

/** DEC-93, PRIME-06. */
function WaitingForm({ failure }: { failure: FormFailure | undefined }) {
  const t = useMessages();
  const navigation = useNavigation();
  const form = useForm({
    failure,
    check: (values) => faultsOf(primeWaitingForm, values),
    label: () => t('newsletter.email'),
  });
  return (
    <Form method="post" noValidate {...form.handlers}>
      <input type="hidden" name="intent" value="wait" />
      <Stack gap="m">
        <Text>{t('prime.waiting.text')}</Text>
        <FormErrors form={form} />
        <EmailAddressField
          {...form.field('email')}
          label={t('newsletter.email')}
          autoComplete="email"
        />
        <Honeypot />
        <Button type="submit" loading={navigation.state !== 'idle'}>
          {t('prime.waiting.submit')}
        </Button>
      </Stack>
    </Form>
  );
}
