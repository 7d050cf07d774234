import { type ComponentPropsWithRef, useImperativeHandle, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { PortalContainer } from '../../internal/portalContainer.ts';
import { type AnyThemeName, themeAttributes } from '../../themes/theme.ts';
import type { ColorMode } from '../../themes/tokens.ts';
import * as styles from './ThemeArea.css.ts';

export interface ThemeAreaProps extends ComponentPropsWithRef<'div'> {
  /** One of `themeNames`, or the name of a theme of your own. */
  theme: AnyThemeName;
  /** @default that of what surrounds it */
  mode?: ColorMode | undefined;
}

/**
 * A part of a page with a look of its own. Dialogs, menus and tooltips of what is inside open inside
 * as well, so that they have its look, too; as the root of a shadow tree it keeps them in there.
 */
export function ThemeArea({ theme, mode, className, ref, ...rest }: ThemeAreaProps) {
  const [area, setArea] = useState<HTMLDivElement | null>(null);
  useImperativeHandle(ref, () => area as HTMLDivElement, [area]);
  return (
    <PortalContainer value={area}>
      <div
        {...rest}
        {...themeAttributes(theme, mode)}
        ref={setArea}
        className={cx(styles.root, className)}
      />
    </PortalContainer>
  );
}
