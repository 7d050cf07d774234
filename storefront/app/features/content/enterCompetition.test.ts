// @vitest-environment node
import { expect, it } from 'vitest';
import { createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { enterCompetition } from './enterCompetition.server.ts';

const turn = () => new Promise(setImmediate);

const person = {
  salutation: 'MS',
  firstName: 'Änne',
  lastName: 'Müller',
  email: 'aenne@example.de',
  answer: 'Grün',
};
const form = { ...person, acceptsTerms: 'yes', competition: 'tafel' };

function send(values: Record<string, string>) {
  const visit = createTestRequest();
  return {
    ...visit,
    answer: enterCompetition(visit.context, pageRequest('/verlosung', { form: values })),
  };
}

const result = (changes: object) => ({
  competition: { successful: false, errorMessage: null, fieldErrors: [], ...changes },
});

it('takes part in the prize draw of the page (NEWS-05)', async () => {
  const { answer, network } = send(form);
  await turn();
  const operation = network.pending('EnterCompetitionMutation');
  expect(operation.variables).toEqual({ ...person, name: 'tafel', acceptsTerms: true });
  operation.resolve(result({ successful: true }));
  expect(await answer).toMatchObject({ data: { competition: 'tafel' } });
  expect((await answer).data.failure).toBeUndefined();
});

it('asks the API for nothing while the terms are not accepted', async () => {
  const { acceptsTerms: _, ...without } = form;
  const { answer, network } = send(without);
  expect(await answer).toMatchObject({
    data: { failure: { values: person, errors: { acceptsTerms: 'vue.form.error.requiredField' } } },
    init: { status: 400 },
  });
  expect(network.operations).toHaveLength(0);
});

it('shows the API’s faults at their fields, and what is wrong with the whole above (NEWS-04)', async () => {
  const faulty = send(form);
  await turn();
  const message = 'vue.form.error.email.incorrect';
  faulty.network
    .pending('EnterCompetitionMutation')
    .resolve(result({ fieldErrors: [{ fieldName: 'email', message }] }));
  expect(await faulty.answer).toMatchObject({
    data: { failure: { errors: { email: message }, message: null } },
    init: { status: 422 },
  });

  const over = send(form);
  await turn();
  const errorMessage = 'vue.competition.error.over';
  over.network.pending('EnterCompetitionMutation').resolve(result({ errorMessage }));
  expect(await over.answer).toMatchObject({
    data: { failure: { values: person, message: errorMessage } },
  });
});
