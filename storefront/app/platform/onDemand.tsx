import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { announce } from './toasts.ts';

interface OnDemandOptions<Props> {
  /** Whether it is shown; its code is not fetched before. @default as soon as it is rendered */
  isShown?: (props: Props) => boolean;
  /** Shown until the code is loaded. @default nothing */
  fallback?: ReactNode;
  /** Closes it, where the code cannot be loaded. */
  close?: (props: Props) => void;
  /** Whether a failed load shows no message, since the visitor did not open it. @default false */
  isSilent?: boolean;
}

/**
 * A component whose code is fetched when it is first shown, such as a flyout. Unlike React's
 * `lazy`, a failed fetch leaves the page as it is, and the next showing tries again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isShown = () => true, fallback, close, isSilent }: OnDemandOptions<Props> = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, as `lazy` is
  return function OnDemand(props) {
    const isWanted = isShown(props);
    const [Part, setPart] = useState(() => (isWanted ? loaded : undefined));
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each showing
    useEffect(() => {
      if (!isWanted || Part) return;
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        () => {
          close?.(props);
          if (!isSilent) announce({ tone: 'danger', messageKey: 'somethingWentWrong' });
        },
      );
    }, [isWanted]);
    if (!Part) return isWanted ? fallback : null;
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
