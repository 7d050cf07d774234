import { commitMutation } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import type { UploadPictureMutation } from '../../test/__generated__/UploadPictureMutation.graphql.ts';
import { createTestApi } from '../../test/api.ts';
import { createStubbedNetwork } from '../../test/stubbedNetwork.ts';
import { uploadPictureMutation } from '../../test/UploadPictureMutation.ts';
import { createBrowserEnvironment } from '../environment/environment.ts';

const picture = new File(['pixels'], 'heft.png', { type: 'image/png' });

describe('an upload', () => {
  it('API-05 is a multipart request that GraphQL Yoga understands', async () => {
    const api = createTestApi();
    const environment = createBrowserEnvironment({ fetch: api.fetch, url: api.url });
    const response = await new Promise((resolve, reject) => {
      commitMutation<UploadPictureMutation>(environment, {
        mutation: uploadPictureMutation,
        variables: { file: picture, note: 'Vorderseite' },
        uploadables: { file: picture },
        onCompleted: resolve,
        onError: reject,
      });
    });
    expect(response).toEqual({ uploadPicture: 'heft.png pixels Vorderseite' });
    expect(api.requests[0]?.contentType).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('API-05 names the place of each file in the variables', async () => {
    const { run, sent } = createStubbedNetwork(() => ({ data: { a: 1 } }));
    const second = new File(['2'], '2.png');
    await run('ReturnMutation', {
      kind: 'mutation',
      variables: { input: { reason: 'broken', pictures: [picture, second] } },
      uploadables: { 'input.pictures.0': picture, 'input.pictures.1': second },
    });
    const form = sent[0]?.body as FormData;
    expect(JSON.parse(String(form.get('operations')))).toEqual({
      operationName: 'ReturnMutation',
      variables: { input: { reason: 'broken', pictures: [null, null] } },
      id: 'hash-of-ReturnMutation',
    });
    expect(JSON.parse(String(form.get('map')))).toEqual({
      0: ['variables.input.pictures.0'],
      1: ['variables.input.pictures.1'],
    });
    expect([...form.keys()]).toEqual(['operations', 'map', '0', '1']);
    expect((form.get('1') as File).name).toBe('2.png');
    expect(sent[0]?.headers).not.toHaveProperty('content-type');
  });
});
