import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './EnergyLabel.css.ts';
import { type EnergyClass, type EnergyLabelDetails, energyClasses } from './energy.ts';

export { type EnergyClass, type EnergyLabelDetails, energyClasses };

// The dialog and Radix behind it are fetched when somebody wants to see the whole label.
const EnergyDetails = lazy(async () => ({
  default: (await import('./EnergyDetails.tsx')).EnergyDetails,
}));

export interface EnergyLabelProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Class on the arrow: decides its colour. */
  energyClass: EnergyClass;
  /** What it says, such as "Energieeffizienzklasse C, Spektrum A bis G". */
  label: string;
  /** Picture of the arrow, where one is delivered; without it the arrow is drawn. */
  picture?: { src: string; width: number; height: number } | undefined;
  /** The whole label; with it the arrow is a button that shows it (LIST-20). */
  details?: EnergyLabelDetails | undefined;
}

/** Letters as lines around their middle: as text they would be read, and need a font. */
const letters: Record<EnergyClass, string> = {
  A: 'M-5 7 0-7 5 7M-3.2 2.4h6.4',
  B: 'M-4.2-7V7h4.6a3.7 3.7 0 0 0 0-7.4h-4.6 4a3.3 3.3 0 0 0 0-6.6z',
  C: 'M5-4.4a6.2 7 0 1 0 0 8.8',
  D: 'M-4.4-7V7h2.8a6.4 7 0 0 0 0-14z',
  E: 'M4-7h-8V7h8M-4 0h7',
  F: 'M4-7h-8V7M-4 0h7',
  G: 'M5-4.6a6.2 7 0 1 0 .6 7.6V.8H.8',
};

/** Arrow with the range from A to G beside it, after Regulation (EU) 2017/1369. */
function Arrow({ energyClass }: { energyClass: EnergyClass }) {
  return (
    <svg viewBox="0 0 62 28" aria-hidden="true" className={styles.arrow}>
      <path d="M.5.5h17v27H.5Z" className={styles.frame} />
      <path d={letters.A} transform="translate(9 6) scale(.46)" className={styles.thick} />
      <path d="M9 17v-6m-2.5 2.5L9 11l2.5 2.5" className={styles.line} />
      <path d={letters.G} transform="translate(9 22) scale(.46)" className={styles.thick} />
      <path d="M20 0h28l14 14-14 14H20Z" className={styles.classes[energyClass]} />
      <g transform="translate(37 14)">
        <path d={letters[energyClass]} className={styles.edge} />
        <path d={letters[energyClass]} className={styles.letter} />
      </g>
    </svg>
  );
}

/** How much energy something takes: the arrow beside the price, and the whole label on demand. */
export function EnergyLabel({
  energyClass,
  label,
  picture,
  details,
  className,
  ...rest
}: EnergyLabelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const sign = picture ? (
    <img {...picture} alt="" loading="lazy" className={styles.picture} />
  ) : (
    <Arrow energyClass={energyClass} />
  );
  return (
    <span {...rest} className={cx(styles.root, className)}>
      {details ? (
        <button
          type="button"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className={styles.opener}
        >
          {sign}
        </button>
      ) : (
        <span role="img" aria-label={label}>
          {sign}
        </span>
      )}
      {details && isOpen && (
        <Suspense>
          <EnergyDetails {...details} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
