interface RouterManifest {
  readonly version: string;
  readonly routes: Readonly<
    Record<
      string,
      | {
          path?: string;
          index?: boolean;
          parentId?: string;
          module: string;
          imports?: readonly string[];
        }
      | undefined
    >
  >;
}

/** React Router's manifest in the browser: the build's version, and the files of each route. */
export const routerManifest = (): RouterManifest | undefined =>
  (globalThis as { __reactRouterManifest?: RouterManifest }).__reactRouterManifest;
