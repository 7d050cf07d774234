// @vitest-environment node
import { expect, it } from 'vitest';
import { createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { unsubscribe } from './unsubscribe.server.ts';

const turn = () => new Promise(setImmediate);
const path = '/service/newsletter/newsletter-abmelden';
const token = 'x'.repeat(22);

function send(form: Record<string, string>, address = path) {
  const visit = createTestRequest();
  return { ...visit, answer: unsubscribe(visit.context, pageRequest(address, { form })) };
}

async function sendAnd(
  resolve: object,
  form: Record<string, string>,
  address?: string,
): Promise<{ variables: unknown; data: unknown }> {
  const { answer, network } = send(form, address);
  await turn();
  const operation = network.pending('NewsletterUnsubscribeMutation');
  operation.resolve({
    result: { successful: true, errorMessage: null, fieldErrors: [], ...resolve },
  });
  return { variables: operation.variables, data: (await answer).data };
}

it('NEWS-03 ends it by the token of a mail’s link', async () => {
  expect(await sendAnd({}, { token })).toEqual({
    variables: { token, email: null, reason: null },
    data: { ended: 'link' },
  });
});

it('NEWS-03 DEC-132 a mail program’s button needs no form (RFC 8058)', async () => {
  const form = { 'List-Unsubscribe': 'One-Click' };
  expect(await sendAnd({}, form, `${path}?token=${token}`)).toMatchObject({
    variables: { token, email: null },
    data: { ended: 'link' },
  });
});

it('NEWS-03 ends it by the address, with a reason if there is one', async () => {
  const form = { email: 'aenne@example.de', reason: 'Zu oft' };
  expect(await sendAnd({}, form)).toEqual({
    variables: { ...form, token: null },
    data: { ended: 'address' },
  });
});

it('a link that is over leads to the form for the address', async () => {
  const errorMessage = 'vue.newsletter.error.linkOver';
  expect((await sendAnd({ successful: false, errorMessage }, { token })).data).toMatchObject({
    failure: { message: errorMessage },
  });
});

it('ACCT-03 asks the API for nothing without an address', async () => {
  const { answer, network } = send({ email: '' });
  expect(await answer).toMatchObject({
    data: { failure: { errors: { email: 'vue.form.error.requiredField' } } },
    init: { status: 400 },
  });
  expect(network.operations).toHaveLength(0);
});
