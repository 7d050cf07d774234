import {
  Button,
  RatingField,
  ratings,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@kreide/design-system';
import { reviewPath } from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { FormFailure } from '../form/answer.ts';
import { FormErrors } from '../form/FormErrors.tsx';
import { useForm } from '../form/useForm.ts';
import { reviewFaults } from './reviewFaults.ts';

export interface ReviewFormProps {
  productId: string;
  /** What the action answered last, if it was a failure. */
  failure?: FormFailure | undefined;
}

/** PDP-35, DEC-46. Sent to the form's own page, which shows it again with its faults. */
export function ReviewForm({ productId, failure }: ReviewFormProps) {
  const t = useMessages();
  const navigation = useNavigation();
  const form = useForm({
    failure,
    check: reviewFaults,
    label: (name) => t.ofServer(`review.${name}`),
  });
  const { defaultValue: given, id: _, ...rating } = form.field('rating');
  return (
    <Form method="post" action={reviewPath(productId)} noValidate {...form.handlers}>
      <Stack gap="m">
        <FormErrors form={form} />
        <RatingField
          {...rating}
          key={given}
          legend={t('review.rating')}
          ratingLabel={(stars) => t(`review.rating.${stars}`)}
          defaultValue={ratings.find((stars) => String(stars) === given)}
          required
        />
        <TextField
          {...form.field('title')}
          label={t('review.title')}
          hint={t('review.title.hint')}
        />
        <TextArea {...form.field('message')} label={t('review.message')} rows={6} />
        <TextField
          {...form.field('author')}
          label={t('review.author')}
          hint={t('review.author.hint')}
          autoComplete="nickname"
        />
        <Text size="s" tone="muted">
          {t('review.rules')}
        </Text>
        <div>
          <Button type="submit" loading={navigation.formMethod === 'POST'}>
            {t('review.submit')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
