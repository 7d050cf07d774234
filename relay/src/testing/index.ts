export { createMockNetwork, type MockNetwork, type MockOperation } from './mockNetwork.ts';
export { renderWithRelay } from './renderWithRelay.tsx';
export { createMockEnvironment, WithRelay, type WithRelayProps } from './WithRelay.tsx';
