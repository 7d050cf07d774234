// @vitest-environment node
import { expect, it } from 'vitest';
import { createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { optIn } from './optIn.server.ts';

const turn = () => new Promise(setImmediate);

it('API-106 the link’s page confirms with the token, or says that the link is over', async () => {
  const token = 'x'.repeat(22);
  const request = pageRequest(`/service/newsletter/success?token=${token}`, { form: { token } });
  for (const [answered, expected] of [
    [{ successful: true }, {}],
    [
      { errorMessage: 'vue.newsletter.error.linkOver' },
      { failure: { message: 'vue.newsletter.error.linkOver' } },
    ],
  ] as const) {
    const { context, network } = createTestRequest();
    const answer = optIn(context, request.clone());
    await turn();
    const operation = network.pending('NewsletterOptInMutation');
    expect(operation.variables).toEqual({ token });
    operation.resolve({
      result: { successful: false, errorMessage: null, fieldErrors: [], ...answered },
    });
    expect((await answer).data).toMatchObject(expected);
  }
});
