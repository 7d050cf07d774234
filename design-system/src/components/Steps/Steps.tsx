import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconCheck } from '../Icon/icons.ts';
import { BareLink } from '../Link/LinkProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Steps.css.ts';

export const stepStates = ['done', 'current', 'upcoming'] as const;

export interface Step {
  /** What the step is about. */
  label: string;
  /** How far it is. */
  state: (typeof stepStates)[number];
  /** Link back to a finished step. */
  href?: string | undefined;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the whole, such as "Bestellschritte". */
  label: string;
  /** In the order in which they are taken. */
  steps: readonly Step[];
  /** Announced after a finished step, such as "erledigt". */
  doneLabel: string;
}

/** The progress of an order; finished steps are links. */
export function Steps({ label, steps, doneLabel, ...rest }: StepsProps) {
  return (
    <nav {...rest} aria-label={label}>
      <ol className={styles.list}>
        {steps.map(({ label: name, state, href }, index) => {
          const look = cx(styles.step, styles.states[state]);
          const content = (
            <>
              <span aria-hidden className={cx(styles.marker, styles.markers[state])}>
                {state === 'done' ? <IconCheck size="s" /> : index + 1}
              </span>
              <span className={styles.label}>
                {name}
                {state === 'done' && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li key={name} className={styles.item} data-reached={state !== 'upcoming' || undefined}>
              {state === 'done' && href !== undefined ? (
                <BareLink href={href} className={look}>
                  {content}
                </BareLink>
              ) : (
                <span aria-current={state === 'current' ? 'step' : undefined} className={look}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
