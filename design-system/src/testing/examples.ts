import { forms } from './examples/forms.tsx';
import { goods } from './examples/goods.tsx';
import { layout } from './examples/layout.tsx';
import { overlays } from './examples/overlays.tsx';
import { page } from './examples/page.tsx';

/** One use of every component, by its exported name. */
export const examples = { ...forms, ...goods, ...layout, ...overlays, ...page };
