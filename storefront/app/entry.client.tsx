import { RelayEnvironmentProvider } from '@kreide/relay';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createShopEnvironment } from './platform/browserEnvironment.ts';
import { loadCatalogue, pageLanguage } from './platform/i18n/catalogue.ts';
import { relayContext } from './platform/visit.ts';

const environment = createShopEnvironment();

// The texts are there before the first render, so that hydration meets the server's HTML.
await loadCatalogue(pageLanguage());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <HydratedRouter
          getContext={() => new RouterContextProvider(new Map([[relayContext, environment]]))}
        />
      </RelayEnvironmentProvider>
    </StrictMode>,
  );
});
