import {
  Button,
  Card,
  Checkbox,
  Fieldset,
  FileUpload,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { returnImageLimits, returnInfo } from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { type FormState, useForm } from '../../features/form/useForm.ts';
import { GoodsPicture } from '../../platform/GoodsPicture.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { ReturnProductsForm_draft$key } from './__generated__/ReturnProductsForm_draft.graphql';
import type {
  ReturnProductsForm_order$data,
  ReturnProductsForm_order$key,
} from './__generated__/ReturnProductsForm_order.graphql';
import * as styles from './ReturnProductsForm.css.ts';
import { fieldOf, lineFields, selectionFaults } from './selection.ts';

type Line = ReturnProductsForm_order$data['items'][number];

interface Image {
  readonly id: string;
  readonly name: string;
}

/** More pieces are typed instead of chosen. */
const maxChoices = 30;

/** RET-11: which goods come back, and why. */
export function ReturnProductsForm({
  order,
  draft,
  failure,
}: {
  order: ReturnProductsForm_order$key;
  /** What was entered before, with the same hash. */
  draft: ReturnProductsForm_draft$key | null;
  failure: FormFailure | undefined;
}) {
  const { items: lines } = useFragment(
    graphql`
      fragment ReturnProductsForm_order on ReturnOrder {
        items {
          id
          lineNo
          name
          orderNumber
          variantAttributes { label value }
          returnableQuantity
          reasons
          comment
          image { mediaId }
        }
      }
    `,
    order,
  );
  const entered = useFragment(
    graphql`
      fragment ReturnProductsForm_draft on ReturnDraft {
        items {
          lineNo
          quantity
          reason
          additionalInfo
          images { id name }
        }
      }
    `,
    draft,
  );
  const t = useMessages();
  const navigation = useNavigation();
  const before = entered?.items ?? [];
  const form = useForm({
    initial: Object.fromEntries(
      before.flatMap(({ lineNo, quantity, reason, additionalInfo }) => [
        [fieldOf('select', lineNo), 'on'],
        [fieldOf('quantity', lineNo), String(quantity)],
        [fieldOf('reason', lineNo), reason],
        [fieldOf('additionalInfo', lineNo), additionalInfo],
      ]),
    ),
    failure,
    check: (values) => selectionFaults(values, lines),
    label: (name) => labelOf(name, lines, (field) => t(`returns.${field}`)),
  });
  return (
    <Form method="post" encType="multipart/form-data" noValidate {...form.handlers}>
      <Stack gap="l">
        <FormErrors form={form} />
        <Stack as="ul" gap="m" id="items" tabIndex={-1} aria-label={t('order.items')}>
          {lines.map((line) => (
            <ReturnLine
              key={line.lineNo}
              line={line}
              form={form}
              images={before.find(({ lineNo }) => lineNo === line.lineNo)?.images ?? []}
            />
          ))}
        </Stack>
        {lines.some(({ returnableQuantity }) => returnableQuantity > 0) && (
          <div>
            <Button type="submit" loading={navigation.formMethod === 'POST'}>
              {t('returns.next')}
            </Button>
          </div>
        )}
      </Stack>
    </Form>
  );
}

/** A fault of a line bears its name, since several lines have the same fields. */
function labelOf(
  name: string,
  lines: readonly Line[],
  label: (field: (typeof lineFields)[number]) => string,
): string | undefined {
  const [prefix, number] = name.split('-');
  const line = lines.find(({ lineNo }) => lineNo === Number(number));
  const field = lineFields.find((each) => each === prefix);
  return line && field && `${line.name}, ${label(field)}`;
}

function ReturnLine({
  line,
  form,
  images,
}: {
  line: Line;
  form: FormState;
  images: readonly Image[];
}) {
  const t = useMessages();
  const { lineNo, name, orderNumber, variantAttributes, returnableQuantity: max, comment } = line;
  const select = form.field(fieldOf('select', lineNo));
  const facts = [
    ...variantAttributes.map(({ label, value }) => `${label}: ${value}`),
    `${t('cart.orderNumber')} ${orderNumber}`,
  ].join(' · ');
  return (
    <Card as="li">
      <div className={styles.line}>
        <div className={styles.picture}>
          <GoodsPicture picture={line.image} use="basket" rounded />
        </div>
        {max === 0 ? (
          <Stack gap="2xs">
            <Text weight="strong">{name}</Text>
            <Text size="s" tone="muted">
              {facts}
            </Text>
            {comment && <Text size="s">{t.ofServer(comment)}</Text>}
          </Stack>
        ) : (
          <>
            <Checkbox
              id={select.id}
              name={select.name}
              defaultChecked={select.defaultValue !== ''}
              error={select.error}
              data-select=""
              label={<Text weight="strong">{name}</Text>}
              hint={facts}
            />
            {/* The fields of all articles have the same names. */}
            <Fieldset legend={name} legendHidden className={styles.fields}>
              <LineFields line={line} form={form} images={images} />
            </Fieldset>
          </>
        )}
      </div>
    </Card>
  );
}

function LineFields({
  line: { lineNo, name, returnableQuantity: max, reasons },
  form,
  images,
}: {
  line: Line;
  form: FormState;
  images: readonly Image[];
}) {
  const t = useMessages();
  const quantity = form.field(fieldOf('quantity', lineNo));
  const { defaultValue: _, ...upload } = form.field(fieldOf('images', lineNo));
  return (
    <>
      {max === 1 ? (
        <input type="hidden" name={quantity.name} value="1" />
      ) : max <= maxChoices ? (
        <Select
          {...quantity}
          defaultValue={quantity.defaultValue || String(max)}
          label={t('returns.quantity')}
          options={Array.from({ length: max }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
        />
      ) : (
        <TextField
          {...quantity}
          inputMode="numeric"
          label={t('returns.quantity')}
          hint={t('returns.quantity.hint', { max })}
        />
      )}
      <Select
        {...form.field(fieldOf('reason', lineNo))}
        label={t('returns.reason')}
        placeholder={t('field.choose')}
        options={reasons.map((value) => ({
          value,
          label: t.ofServer(`returns.reason.${value}`),
        }))}
      />
      <TextArea
        {...form.field(fieldOf('additionalInfo', lineNo))}
        label={t('returns.additionalInfo')}
        hint={t('returns.additionalInfo.hint')}
        maxLength={returnInfo.max}
        rows={3}
      />
      {images.length > 0 && (
        <Fieldset legend={t('returns.kept')}>
          {images.map((image) => (
            <Checkbox
              key={image.id}
              name={fieldOf('kept', lineNo)}
              value={image.id}
              defaultChecked
              label={image.name}
            />
          ))}
        </Fieldset>
      )}
      <FileUpload
        {...upload}
        label={t('returns.images')}
        optionalLabel={t('field.optional')}
        hint={t('returns.images.hint')}
        limits={{ ...returnImageLimits, count: returnImageLimits.count - images.length }}
        labels={{
          choose: t('contact.attachments.choose'),
          drop: t('contact.attachments.drop'),
          remove: (file) => t('contact.attachments.remove', { name: file }),
          size: (bytes) => t('contact.attachments.size', { size: bytes / 1_000_000 }),
          refused: (file, reason) => t(`returns.images.refused.${reason}`, { name: file }),
          count: (count) => t('contact.attachments.count', { count }),
        }}
        aria-label={`${t('returns.images')}: ${name}`}
      />
    </>
  );
}
