import * as v from 'valibot';
import { requiredField, requiredText, textRule } from '../text.ts';

/** A review of an article (DEC-46). */

export const reviewMessage = textRule({ min: 10, max: 2000, hasLines: true });
export const reviewTitle = textRule({ min: 3, max: 80 });
export const reviewAuthor = textRule({ min: 2, max: 40 });

export const reviewForm = v.object({
  /** Stars. */
  rating: v.pipe(
    v.nullish(v.number(requiredField), 0),
    v.integer(requiredField),
    v.minValue(1, requiredField),
    v.maxValue(5, requiredField),
  ),
  title: requiredText(reviewTitle),
  message: requiredText(reviewMessage),
  author: requiredText(reviewAuthor),
});
