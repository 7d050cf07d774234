import { type ComponentPropsWithRef, useImperativeHandle, useState } from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import { keepTab } from '../../internal/keepTab.ts';
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
 * as well, so that they have its look, too; as the root of a shadow tree it keeps them in there, and
 * Tab in its dialogs.
 */
export function ThemeArea({ theme, mode, onKeyDown, className, ref, ...rest }: ThemeAreaProps) {
  const [area, setArea] = useState<HTMLDivElement | null>(null);
  useImperativeHandle(ref, () => area as HTMLDivElement, [area]);
  return (
    <PortalContainer value={area}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the dialogs inside pass here */}
      <div
        {...rest}
        {...themeAttributes(theme, mode)}
        ref={setArea}
        onKeyDown={composeHandlers(onKeyDown, keepTab)}
        className={cx(styles.root, className)}
      />
    </PortalContainer>
  );
}
