import {
  Badge,
  ButtonLink,
  Card,
  Heading,
  Inline,
  Stack,
  Text,
  VisuallyHidden,
} from '@kreide/design-system';
import type { FormFailure } from '../../features/form/answer.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import type { PeoplePageQuery$data } from './__generated__/PeoplePageQuery.graphql';
import { PeopleForm, RightsFields } from './PeopleForm.tsx';
import { type PeopleForm as FormName, path } from './peopleForms.ts';
import { useRights } from './useRights.ts';

type Institution = NonNullable<PeoplePageQuery$data['institution']>;
export type Person = Institution['people'][number];

export interface PersonCardProps {
  person: Person;
  mayChange: boolean;
  /** The form that takes the card's place. */
  open: FormName | undefined;
  failure: FormFailure | undefined;
}

/** Opening a form leads to where it stands on the page. */
const idOf = (personId: string): string => `person-${personId}`;

/** Somebody of the institution: as it is, or with the form that changes it. */
export function PersonCard({ person, mayChange, open, failure }: PersonCardProps) {
  const t = useMessages();
  const rights = useRights();
  const name = `${person.firstName} ${person.lastName}`;
  const { personId, role, orderLimitCents } = person;
  if (open === 'change') {
    const initial = { role, orderLimit: rights.limitField(orderLimitCents) };
    return (
      <Card as="li" id={idOf(personId)}>
        <Stack gap="m">
          <Heading level={2} size="h4">
            {t('people.changing', { name })}
          </Heading>
          <PeopleForm
            name="change"
            {...{ personId, initial, failure }}
            submit={t('addresses.save')}
            fields={(form) => (
              <RightsFields
                form={form}
                hint={person.isOnlyAdmin ? t('people.onlyAdmin') : undefined}
              />
            )}
          />
        </Stack>
      </Card>
    );
  }
  if (open === 'remove') {
    return (
      <Card as="li" id={idOf(personId)}>
        <Stack gap="m">
          <Heading level={2} size="h4">
            {t('people.removing', { name })}
          </Heading>
          <Text>{t('people.removing.text', { name })}</Text>
          <PeopleForm
            name="remove"
            {...{ personId, failure }}
            submit={t('people.removing.submit')}
          />
        </Stack>
      </Card>
    );
  }
  return (
    <Card as="li" id={idOf(personId)}>
      <Inline gap="m" justify="between">
        <Stack gap="2xs">
          <Inline gap="s">
            <Text weight="strong">{name}</Text>
            {person.isMe && <Badge tone="success">{t('people.me')}</Badge>}
            {person.isClosed && <Badge tone="warning">{t('people.closed')}</Badge>}
          </Inline>
          <Text>{rights.words(role, orderLimitCents)}</Text>
          <Text size="s" tone="muted">
            {[
              person.email,
              person.customerNumber && t('people.number', { number: person.customerNumber }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
        {mayChange && (
          <Inline gap="s">
            <FormLink name="change" person={person} label={t('people.change')} about={name} />
            {!person.isMe && (
              <FormLink name="remove" person={person} label={t('people.remove')} about={name} />
            )}
          </Inline>
        )}
      </Inline>
    </Card>
  );
}

function FormLink({
  name,
  person,
  label,
  about,
}: {
  name: FormName;
  person: Person;
  label: string;
  about: string;
}) {
  return (
    <ButtonLink
      href={`${path}?form=${name}&person=${person.personId}#${idOf(person.personId)}`}
      tone={name === 'change' ? 'secondary' : 'outline'}
      size="s"
    >
      {label}
      <VisuallyHidden>{` ${about}`}</VisuallyHidden>
    </ButtonLink>
  );
}
