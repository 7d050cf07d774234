// @vitest-environment node
import { expect, it } from 'vitest';
import { consentWording } from '../../features/newsletter/consentWording.ts';
import { createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { subscribe } from './subscribe.server.ts';

const turn = () => new Promise(setImmediate);

const form = {
  email: 'aenne@example.de',
  salutation: 'MS',
  firstName: 'Änne',
  lastName: 'Müller',
  interest: 'school',
  website: '',
};

function send(values: Record<string, string>) {
  const visit = createTestRequest();
  const request = pageRequest('/service/newsletter', { form: values });
  return { ...visit, answer: subscribe(visit.context, request) };
}

const result = (changes: object) => ({
  result: { successful: false, errorMessage: null, fieldErrors: [], ...changes },
});

it('NEWS-01 asks for the newsletter, says which words were agreed to, and goes on', async () => {
  const { answer, network } = send(form);
  await turn();
  const operation = network.pending('NewsletterSubscribeMutation');
  expect(operation.variables).toEqual({ ...form, wording: consentWording });
  operation.resolve(result({ successful: true }));
  const response = (await answer) as Response;
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/service/newsletter/success');
});

it('ACCT-03 asks the API for nothing without an address; names may be missing (ACCT-04)', async () => {
  const { answer, network } = send({ email: '', firstName: '' });
  expect(await answer).toMatchObject({
    data: { errors: { email: 'vue.form.error.requiredField' } },
    init: { status: 400 },
  });
  expect(network.operations).toHaveLength(0);
});

it('NEWS-04 shows the API’s faults at their fields, and what is wrong with the whole above', async () => {
  const faulty = send(form);
  await turn();
  const message = 'vue.form.error.email.incorrect';
  faulty.network
    .pending('NewsletterSubscribeMutation')
    .resolve(result({ fieldErrors: [{ fieldName: 'email', message }] }));
  expect(await faulty.answer).toMatchObject({
    data: { errors: { email: message }, message: null, values: { firstName: 'Änne' } },
    init: { status: 422 },
  });

  const often = send(form);
  await turn();
  const errorMessage = 'vue.newsletter.error.tooMany';
  often.network.pending('NewsletterSubscribeMutation').resolve(result({ errorMessage }));
  expect(await often.answer).toMatchObject({ data: { message: errorMessage, errors: {} } });
});
