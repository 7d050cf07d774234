import { describe, expect, it } from 'vitest';
import type { ListingPageQuery } from '../../test/__generated__/ListingPageQuery.graphql.ts';
import { createTestApi } from '../../test/api.ts';
import { listingPageQuery } from '../../test/ListingPage.tsx';
import { createServerEnvironment } from '../environment/environment.ts';
import { serverAnswer } from './serverAnswer.ts';

const listingId = '7';

describe('the answer to a query for its own sake', () => {
  it('is what the API sent, and is in no store', async () => {
    const { fetch, url } = createTestApi();
    const environment = createServerEnvironment({ fetch, url });
    const answer = await serverAnswer<ListingPageQuery>(environment, listingPageQuery, {
      listingId,
    });
    expect(answer).toMatchObject({ listing: { title: expect.any(String) } });
    expect(environment.getStore().getSource().getRecordIDs()).toEqual(['client:root']);
  });

  it('fails as a page does (ERR-06)', async () => {
    const api = createTestApi();
    api.fail('listing', {});
    const environment = createServerEnvironment({ fetch: api.fetch, url: api.url });
    await expect(
      serverAnswer<ListingPageQuery>(environment, listingPageQuery, { listingId }),
    ).rejects.toMatchObject({ status: 503, fatal: true });
  });
});
