import { type RenderResult, render } from '@testing-library/react';
import type { OperationType } from 'relay-runtime';
import { createMockNetwork, type MockNetwork } from './mockNetwork.ts';
import { WithRelay, type WithRelayProps } from './WithRelay.tsx';

/** Renders a fragment component with its data; the network then answers what it does with them. */
export function renderWithRelay<TQuery extends OperationType>(
  props: WithRelayProps<TQuery>,
): RenderResult & { readonly network: MockNetwork } {
  const network = props.network ?? createMockNetwork();
  return { network, ...render(<WithRelay<TQuery> {...props} network={network} />) };
}
