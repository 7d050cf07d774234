import { RelayEnvironmentProvider } from '@kreide/relay';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createShopEnvironment } from './platform/browserEnvironment.ts';
import { loadPart, pageLanguage } from './platform/i18n/catalogue.ts';
import { statusOf } from './platform/pageStatus.ts';
import { relayContext } from './platform/requestContext.ts';

const environment = createShopEnvironment();

async function mount(): Promise<void> {
  // The texts are loaded before the first render, so that hydration matches the server's HTML.
  await loadPart('everyPage', pageLanguage());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RelayEnvironmentProvider environment={environment}>
          <HydratedRouter
            getContext={() => new RouterContextProvider(new Map([[relayContext, environment]]))}
            onError={(error) => {
              // ERR-04; what the server answered, and failures of the API, are logged there.
              if (statusOf(error) === 500) console.error(error);
            }}
          />
        </RelayEnvironmentProvider>
      </StrictMode>,
    );
  });
}

// ERR-05: the page goes on working as one without scripts.
mount().catch((error) => console.error('Mounting went wrong', error));
