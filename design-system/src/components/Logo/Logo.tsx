import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Logo.css.ts';

export const logoSizes = ['m', 's'] as const;
export const logoKinds = ['german', 'english'] as const;

export interface LogoProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Name for assistive technology, such as "Kreide, zur Startseite". */
  label: string;
  /** The header's (300 by 83 px from laptop up, HEAD-01), or the small one. @default 'm' */
  size?: (typeof logoSizes)[number] | undefined;
  /** The English business host has a mark of its own (HEAD-02). @default 'german' */
  kind?: (typeof logoKinds)[number] | undefined;
  /** Of a shop without a drawn mark: takes the place of the word. @default the drawn word */
  name?: string | undefined;
  /** Address of the shop's own picture, which takes the place of word and name. @default none */
  picture?: string | undefined;
}

const word =
  'M12 12v46M41 12 14 39m9-8 20 27M62 31v27m0-15c0-7 6-12 15-12M88 45h29c0-9-6-15-14.5-15S88 36 88 44.5 94 59 103 59c6 0 10.5-2.5 13-7M137 31v27m0-44.5v.01M186 12v46m0-13.5a14.5 14.5 0 1 1-29 0 14.5 14.5 0 0 1 29 0ZM206 45h29c0-9-6-15-14.5-15S206 36 206 44.5s6 14.5 15 14.5c6 0 10.5-2.5 13-7';

const marks = {
  /** A chalk line under the word. */
  german: 'M12 75c40-5 74-6 108-4s72 2 114-1',
  /** A tick, as under good homework. */
  english: 'm12 74 148-1M252 40l13 16 24-42',
};

/** HEAD-01. */
const measures = { width: 300, height: 83 };

/** A long name in two lines, as large as their letters leave room for. */
function Name({ name }: { name: string }) {
  const [, first = name, rest = ''] = (name.length > 13 && /^(.{6,}?) (.+)/.exec(name)) || [];
  return (
    <text
      fill="currentColor"
      stroke="none"
      fontSize={Math.min(rest ? 36 : 50, 480 / Math.max(first.length, rest.length))}
      y={rest ? 36 : 58}
    >
      {first}
      <tspan x={0} y={72}>
        {rest}
      </tspan>
    </text>
  );
}

/** The wordmark, written in chalk. */
export function Logo({
  label,
  size = 'm',
  kind = 'german',
  name,
  picture,
  className,
  ...rest
}: LogoProps) {
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      {...measures}
      viewBox="0 0 300 83"
      className={cx(styles.root, styles.sizes[size], className)}
    >
      {picture ? (
        <image href={picture} {...measures} preserveAspectRatio="xMinYMid" />
      ) : name ? (
        <Name name={name} />
      ) : (
        // Drawn larger than it stands, so that there is air around it within its 300 by 83.
        <g transform="translate(-7 9) scale(.84)">
          <path d={word} />
          <path d={marks[kind]} className={styles.chalk} />
        </g>
      )}
    </svg>
  );
}
