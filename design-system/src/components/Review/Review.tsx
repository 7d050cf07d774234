import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconCheck } from '../Icon/icons.ts';
import * as styles from './Review.css.ts';

export interface ReviewProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** The author's title. */
  title: string;
  /** Level of the title. @default 3 */
  headingLevel?: 3 | 4 | undefined;
  /** A `StarRating`. */
  rating: ReactNode;
  /** Name of the author, as it may be shown. */
  author: string;
  /** The day, as it is to be shown. */
  date: string;
  /** The day for machines, such as `2026-11-21`. */
  dateTime: string;
  /** The review; breaks between lines are kept. */
  message: string;
  /** Language of title and message, where it is not the page's. */
  textLang?: string | undefined;
  /** Marks a verified buyer, such as "Verifizierter Kauf". */
  verifiedLabel?: string | undefined;
  /** The shop's answer. */
  answer?: { title: string; message: string } | undefined;
  /** At the foot, such as how many found it helpful. */
  footer?: ReactNode | undefined;
}

/** What a customer says about a product. */
export function Review({
  title,
  headingLevel = 3,
  rating,
  author,
  date,
  dateTime,
  message,
  textLang,
  verifiedLabel,
  answer,
  footer,
  className,
  ...rest
}: ReviewProps) {
  const Title = `h${headingLevel}` as 'h3';
  return (
    <article {...rest} className={cx(styles.root, className)}>
      <div className={styles.head}>
        {rating}
        <Title lang={textLang} className={styles.title}>
          {title}
        </Title>
      </div>
      <p className={styles.meta}>
        <span>{author}</span>
        <time dateTime={dateTime}>{date}</time>
        {verifiedLabel && (
          <span className={styles.verified}>
            <IconCheck size="s" />
            {verifiedLabel}
          </span>
        )}
      </p>
      <p lang={textLang} className={styles.message}>
        {message}
      </p>
      {answer && (
        <div className={styles.answer}>
          <p className={styles.answerTitle}>{answer.title}</p>
          <p>{answer.message}</p>
        </div>
      )}
      {footer}
    </article>
  );
}
