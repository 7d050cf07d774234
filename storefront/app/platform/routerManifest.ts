interface RouterManifest {
  readonly version: string;
  readonly routes: Readonly<
    Record<
      string,
      { path?: string; index?: boolean; module: string; imports?: readonly string[] } | undefined
    >
  >;
}

/** The build, and which file each route is in: React Router's manifest in the browser. */
export const routerManifest = (): RouterManifest | undefined =>
  (globalThis as { __reactRouterManifest?: RouterManifest }).__reactRouterManifest;
