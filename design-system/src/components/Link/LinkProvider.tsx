import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
} from 'react';

/** What a link component must take: an anchor's attributes, `href` being a path or a URL. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & {
  /** Where it leads. */
  href: string;
};

export type LinkComponent = ComponentType<LinkComponentProps> | 'a';

const LinkContext = createContext<LinkComponent>('a');

export interface LinkProviderProps {
  /** Renders every link of the design system, such as an adapter of the router's own link. */
  component: LinkComponent;
  /** What links through it. */
  children: ReactNode;
}

/** Gives every link below it to a router. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** An unstyled link through the provider; what other components build their links from. */
export function BareLink(props: LinkComponentProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}
