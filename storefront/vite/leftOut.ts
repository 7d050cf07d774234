import { leaveOut } from '@kreide/relay/vite';
import type { Plugin } from 'vite';

/** Features of React DOM that nothing here uses, by the functions that only they reach. */
const reactDom = [
  // <ViewTransition>. The router starts the browser's own transitions.
  'applyViewTransitionToHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  // <Activity> and lists of <Suspense>.
  'commitActivityHydrationCallbacks',
  'cutOffTailIfNeeded',
  'findFirstSuspended',
  'recursivelyTraverseDisconnectPassiveEffects',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  // References to fragments.
  'FragmentInstance',
  'FragmentInstance.prototype.addEventListener',
  'FragmentInstance.prototype.blur',
  'FragmentInstance.prototype.compareDocumentPosition',
  'FragmentInstance.prototype.dispatchEvent',
  'FragmentInstance.prototype.focus',
  'FragmentInstance.prototype.focusLast',
  'FragmentInstance.prototype.getClientRects',
  'FragmentInstance.prototype.getRootNode',
  'FragmentInstance.prototype.observeUsing',
  'FragmentInstance.prototype.removeEventListener',
  'FragmentInstance.prototype.scrollIntoView',
  'FragmentInstance.prototype.unobserveUsing',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  // Style sheets and scripts that components bring along, and hints to load something.
  'acquireResource',
  'insertStylesheetIntoRoot',
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'preloadResourceAndSuspendIfNeeded',
  'preloadStylesheet',
  'suspendResource',
  // Promises read by `use`, and children that are neither elements nor arrays.
  'reconcileChildrenIterator',
  'trackUsedThenable',
  'useThenable',
  // useActionState, custom elements, React Compiler, findDOMNode.
  'mountActionState',
  'rerenderActionState',
  'updateActionStateImpl',
  'setPropOnCustomElement',
  'useMemoCache',
  'findCurrentFiberUsingSlowPath',
];

/** The router has all routes from the start, no fetchers, no blockers and no instrumentation. */
export const unreached: Readonly<Record<string, readonly string[]>> = {
  'react-dom/cjs/react-dom-client.production.js': reactDom,
  'react-router/dist/production/lib/hooks.js': [
    'DefaultErrorComponent',
    'RSCErrorHandler',
    'useNavigateUnstable',
  ],
  'react-router/dist/production/lib/dom/lib.js': ['HistoryRouter', 'LinkWithRef', 'NavLinkWithRef'],
  'react-router/dist/production/lib/dom/ssr/components.js': ['PrefetchPageLinks'],
  'react-router/dist/production/lib/dom/ssr/errorBoundaries.js': ['RemixRootDefaultErrorBoundary'],
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': ['getPartialManifest'],
  'react-router/dist/production/lib/dom/ssr/routes.js': [
    'createClientRoutesWithHMRRevalidationOptOut',
    'wrapShouldRevalidateForHdr',
  ],
  'react-router/dist/production/lib/dom/ssr/single-fetch.js': [
    'nonSsrStrategy',
    'singleFetchLoaderFetcherStrategy',
  ],
  'react-router/dist/production/lib/router/instrumentation.js': [
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
  ],
  'react-router/dist/production/lib/router/router.js': [
    'discoverRoutes',
    'fetch',
    'getInstrumentationNavigateMeta',
    'handleFetcherAction',
    'handleFetcherLoader',
    'patchRoutesImpl',
    'updateBlocker',
  ],
};

/** Called, but without anything to do that matters here. */
const idle: Readonly<Record<string, readonly string[]>> = {
  'react-dom/cjs/react-dom-client.production.js': [
    // The browser's sign that an asynchronous action runs: there is none in a transition.
    'defaultOnDefaultTransitionIndicator',
    // How long the pictures take that a transition waits for: none waits.
    'estimateBandwidth',
    // onBeforeInput.
    'getFallbackBeforeInputChars',
    'getNativeBeforeInputChars',
    // Names of components in messages that production has no words for.
    'getComponentNameFromType',
    // useFormStatus.
    'startHostTransition',
  ],
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': [
    'getPatchRoutesOnNavigationFunction',
    'useFogOFWarDiscovery',
  ],
};

/** Leaves out of the browser's libraries what nothing in this shop reaches. */
export function leftOut(): Plugin {
  return {
    name: 'kreide:left-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const left = withoutUnreached(code, id);
      return left === undefined ? null : { code: left, map: null };
    },
  };
}

/** @returns undefined for modules of which nothing is left out */
export function withoutUnreached(code: string, id: string): string | undefined {
  const name = /.*[\\/]node_modules[\\/](.*)$/.exec(id)?.[1]?.replaceAll('\\', '/') ?? '';
  if (!(name in unreached)) return;
  return leaveOut(leaveOut(code, unreached[name] ?? [], name), idle[name] ?? [], name, '');
}
