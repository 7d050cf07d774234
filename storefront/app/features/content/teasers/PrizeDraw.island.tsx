import {
  Alert,
  Button,
  Checkbox,
  Columns,
  type HeadingProps,
  Link,
  Prose,
  Stack,
  Text,
  TextField,
} from '@kreide/design-system';
import { competitionAnswer } from '@kreide/server/contract';
import { Form, useActionData, useNavigation } from 'react-router';
import { useMessages } from '../../../platform/i18n/messages.tsx';
import '../../../platform/i18n/orderTexts.ts';
import { useShop } from '../../../platform/shop.tsx';
import { EmailAddressField } from '../../form/EmailAddressField.tsx';
import { FormErrors } from '../../form/FormErrors.tsx';
import { PersonFields } from '../../form/PersonFields.tsx';
import { useForm } from '../../form/useForm.ts';
import { type CompetitionAnswer, competitionFaults } from '../competitionForm.ts';
import { type Attributes, linkOf, textOf } from '../teaser.ts';
import { TeaserFigure } from './TeaserParts.tsx';
import { TeaserHeadlines } from './TextTeaser.tsx';

interface PrizeDrawProps {
  attributes: Attributes;
  level: HeadingProps['level'];
}

/** A prize draw with its form (DEC-55); the teaser `form` is the same without a picture. */
export default function PrizeDraw({ attributes, level }: PrizeDrawProps) {
  const t = useMessages();
  const { formats } = useShop();
  const html = textOf(attributes, 'teasercontent');
  const endsOn = textOf(attributes, 'endsOn') ?? '';
  const about = (
    <Stack gap="s">
      <TeaserHeadlines attributes={attributes} level={level} />
      <TeaserFigure attributes={attributes} use="teaser" shape="wide" rounded />
      {html && <Prose html={html} />}
      {/^\d{4}-\d\d-\d\d$/.test(endsOn) && (
        <Text weight="strong">{t('competition.endsOn', { date: formats.date(endsOn) })}</Text>
      )}
    </Stack>
  );
  return (
    <Columns template="halves" gap="2xl">
      {about}
      <CompetitionForm attributes={attributes} />
    </Columns>
  );
}

function CompetitionForm({ attributes }: { attributes: Attributes }) {
  const t = useMessages();
  const navigation = useNavigation();
  const name = textOf(attributes, 'name') ?? '';
  const question = textOf(attributes, 'question');
  const terms = linkOf(attributes, 'termsLink');
  const answered = useActionData<CompetitionAnswer>();
  const answer = answered?.competition === name ? answered : undefined;
  const form = useForm({ failure: answer?.failure, check: competitionFaults });
  if (answer && !answer.failure) {
    return (
      <Alert tone="success" title={t('competition.entered')} live>
        {t('competition.entered.text')}
      </Alert>
    );
  }
  return (
    <Form method="post" noValidate {...form.handlers}>
      <input type="hidden" name="competition" value={name} />
      <Stack gap="m">
        <FormErrors form={form} />
        {question && (
          <TextField {...form.field('answer')} label={question} maxLength={competitionAnswer.max} />
        )}
        <PersonFields form={form} />
        <EmailAddressField {...form.field('email')} label={t('field.email')} autoComplete="email" />
        <Checkbox
          {...form.field('acceptsTerms')}
          value="yes"
          defaultValue={undefined}
          defaultChecked={form.value('acceptsTerms') === 'yes'}
          label={
            terms
              ? t.rich('competition.accept', {
                  terms: (label) => <Link {...terms}>{label}</Link>,
                })
              : t('competition.adult')
          }
        />
        <Text size="s" tone="muted">
          {t('competition.privacy')}
        </Text>
        <Button type="submit" loading={navigation.state !== 'idle'}>
          {t('competition.enter')}
        </Button>
      </Stack>
    </Form>
  );
}
