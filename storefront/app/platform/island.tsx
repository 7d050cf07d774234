import {
  type ComponentType,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { whenNear } from './whenNear.ts';

/** A part of a page whose code the browser fetches when it is needed. */
export interface IslandPart<Props> {
  /** Set at once on the server, and in the browser once it was fetched. */
  component: ComponentType<Props> | undefined;
  /** Fetches it, once; after a failure again. */
  fetch(): Promise<ComponentType<Props>>;
}

/** Parts that the server is still importing. */
const loading = new Set<Promise<unknown>>();

/** Resolves when the server can render all parts synchronously. */
export async function allIslands(): Promise<void> {
  if (loading.size > 0) await Promise.all(loading);
}

/**
 * @param load imports a module named `*.island.tsx`, whose styles belong to the page's sheet, and
 * which exports the component as default
 */
export function island<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): IslandPart<Props> {
  let arriving: Promise<ComponentType<Props>> | undefined;
  const part: IslandPart<Props> = {
    component: undefined,
    fetch() {
      arriving ??= load().then(
        (module) => {
          part.component = module.default;
          return module.default;
        },
        (error: unknown) => {
          arriving = undefined;
          throw error;
        },
      );
      return arriving;
    },
  };
  if (import.meta.env.SSR) {
    const arrival = part.fetch();
    loading.add(arrival);
    void arrival.then(() => loading.delete(arrival));
  }
  return part;
}

const focusable = 'a[href],button,input,select,summary,textarea,[tabindex]';

type IslandProps<Props> = Props & {
  part: IslandPart<Props>;
  /** Shown while it loads after a navigation. */
  fallback?: ReactNode;
  /**
   * Its content never changes: the server's markup stays, and its code is not fetched. @default
   * false
   */
  isStill?: boolean;
};

/**
 * A part that is not visible at first: the server renders it as everything else, and the browser
 * fetches its code when it comes near the screen (docs/decisions/010-page-weight.md). Until then
 * its markup stays as the server wrote it: links and forms work, as without JavaScript. After a
 * navigation the code is fetched at once.
 *
 * Not one of React's lazily hydrated boundaries: any change of a context above would make it fetch
 * the code, or discard the markup.
 */
function IslandHere<Props extends object>({
  part,
  fallback,
  isStill,
  ...rest
}: IslandProps<Props>) {
  const holder = useRef<HTMLDivElement>(null);
  const isHydrating = useSyncExternalStore(never, no, yes);
  const [isWritten] = useState(isHydrating);
  const [Component, setComponent] = useState(() => part.component);
  /** Index of the focused element among the focusable ones; -1: none. */
  const focused = useRef(-1);

  useEffect(() => {
    const element = holder.current;
    if (!element || Component) return undefined;
    const arrive = () =>
      part.fetch().then(
        (component) => {
          const elements: Element[] = [...element.querySelectorAll(focusable)];
          focused.current = document.activeElement ? elements.indexOf(document.activeElement) : -1;
          setComponent(() => component);
        },
        // Without its code the server's markup stays.
        () => {},
      );
    if (isWritten) return isStill ? undefined : whenNear(element, arrive);
    void arrive();
    return undefined;
  }, [Component, isStill, isWritten, part]);

  useLayoutEffect(() => {
    if (!Component) return;
    // As the page marks the moment (root.tsx), for whoever waits for it.
    holder.current?.toggleAttribute('data-live', true);
    if (focused.current < 0) return;
    const elements = holder.current?.querySelectorAll<HTMLElement>(focusable);
    elements?.[focused.current]?.focus({ preventScroll: true });
  }, [Component]);

  if (Component) {
    return (
      <div ref={holder}>
        <Component {...(rest as unknown as Props)} />
      </div>
    );
  }
  if (isWritten) {
    // Makes React keep the server's markup inside.
    const inside = { __html: '' };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
    return <div ref={holder} suppressHydrationWarning dangerouslySetInnerHTML={inside} />;
  }
  return <div ref={holder}>{fallback}</div>;
}

export const Island = memo(IslandHere) as typeof IslandHere;

const never = () => () => {};
const no = () => false;
const yes = () => true;
