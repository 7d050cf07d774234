import { type FieldError, plainLines, plainText } from '../form/form.ts';

export interface ReviewForm {
  readonly rating: number | null | undefined;
  readonly title: string;
  readonly message: string;
  readonly author: string;
}

type CheckedForm = ReviewForm & { readonly rating: number };

/** DEC-46. */
const lengths = { title: [3, 80], message: [10, 2000], author: [2, 40] } as const;

/** The form as it is stored, with what is wrong in it. */
export function checkReview(form: ReviewForm): {
  readonly review: CheckedForm;
  readonly fieldErrors: readonly FieldError[];
} {
  const review = {
    rating: form.rating ?? 0,
    title: plainText(form.title),
    message: plainLines(form.message),
    author: plainText(form.author),
  };
  const fieldErrors: FieldError[] = [];
  const fail = (fieldName: string, fault: string) => {
    fieldErrors.push({ fieldName, formName: null, message: `vue.form.error.${fault}` });
  };
  if (review.rating < 1 || review.rating > 5) fail('rating', 'requiredField');
  for (const name of ['title', 'message', 'author'] as const) {
    const { length } = review[name];
    const [least, most] = lengths[name];
    if (length === 0) fail(name, 'requiredField');
    else if (length < least) fail(name, 'tooShort');
    else if (length > most) fail(name, 'tooLong');
  }
  return { review, fieldErrors };
}
