import {
  Alert,
  ButtonLink,
  Container,
  Heading,
  Inline,
  Link,
  Picture,
  Stack,
} from '@kreide/design-system';
import { reviewPath } from '@kreide/server/contract';
import { sendForm } from '../../features/form/sending.ts';
import { ReviewForm } from '../../features/review/ReviewForm.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { pictureProps } from '../../platform/media.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { withWholeNumbers } from '../../platform/wholeNumbers.ts';
import type { Route } from './+types/route';
import { reviewedProduct, writeReview } from './review.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  reviewedProduct(context, request, params.id);

export const action = ({ context, request, params }: Route.ActionArgs) =>
  writeReview(context, request, params.id);

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, (form) => form);

/** DEC-46: the page with the review form. */
export default function ReviewRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useMessages();
  const { product, refusal } = loaderData;
  const productPath = `/prod/${encodeURIComponent(params.id)}`;
  return (
    <Container width="form">
      <PageHead title={t('review.heading')} />
      <Stack gap="l">
        <Stack gap="s">
          {product.image && (
            <Picture {...pictureProps(product.image.mediaId, 'thumb')} alt="" rounded dimmed />
          )}
          <Heading level={1}>{t('review.heading')}</Heading>
          <Link href={productPath}>{withWholeNumbers(product.name)}</Link>
        </Stack>
        {refusal === null || actionData ? (
          <ReviewForm productId={params.id} failure={actionData} />
        ) : (
          <>
            <Alert tone="info">{t.ofServer(refusal)}</Alert>
            <Inline gap="s">
              {refusal === 'review.refused.login' && (
                <ButtonLink href={`/login?redirect=${encodeURIComponent(reviewPath(params.id))}`}>
                  {t('review.login')}
                </ButtonLink>
              )}
              <ButtonLink href={productPath} tone="secondary">
                {t('review.back')}
              </ButtonLink>
            </Inline>
          </>
        )}
      </Stack>
    </Container>
  );
}
