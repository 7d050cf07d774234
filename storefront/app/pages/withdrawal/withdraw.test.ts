// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { withdraw } from './withdraw.server.ts';

const turn = () => new Promise(setImmediate);

const statement = { orderNumber: 'K26-4079-9082', name: 'Änne Müller', email: 'aenne@example.de' };

function send(form: Record<string, string>) {
  const visit = createTestRequest();
  return { ...visit, answer: withdraw(visit.context, pageRequest('/widerruf', { form })) };
}

describe('withdrawing from a contract (ruling 13)', () => {
  it('shows what was entered before anything is declared', async () => {
    const { answer, network } = send({ ...statement, intent: 'review' });
    expect(await answer).toMatchObject({ data: { step: 'review', values: statement } });
    expect(network.operations).toHaveLength(0);
  });

  it('declares with the second step, and says when it was received', async () => {
    const { answer, network } = send({ ...statement, intent: 'confirm' });
    await turn();
    const operation = network.pending('WithdrawContractMutation');
    expect(operation.variables).toEqual(statement);
    const receivedAt = '2026-11-21T10:00:00.000Z';
    operation.resolve({
      withdrawContract: { successful: true, errorMessage: null, fieldErrors: [], receivedAt },
    });
    expect(await answer).toMatchObject({ data: { step: 'received', receivedAt } });
  });

  it('goes back with what was typed', async () => {
    const { answer } = send({ ...statement, name: '', intent: 'change' });
    expect(await answer).toMatchObject({
      data: { step: 'form', form: { values: { ...statement, name: '' }, errors: {} } },
    });
  });

  it('checks again before it declares, and asks for no reason', async () => {
    const { answer, network } = send({ ...statement, email: 'aenne', intent: 'confirm' });
    expect(await answer).toMatchObject({
      data: { step: 'form', form: { errors: { email: 'vue.form.error.email.incorrect' } } },
      init: { status: 400 },
    });
    expect(network.operations).toHaveLength(0);
  });

  it('tells a refusal and keeps what was typed', async () => {
    const { answer, network } = send({ ...statement, intent: 'confirm' });
    await turn();
    network.pending('WithdrawContractMutation').resolve({
      withdrawContract: {
        successful: false,
        errorMessage: 'vue.withdrawal.error.tooMany',
        fieldErrors: [],
        receivedAt: null,
      },
    });
    expect(await answer).toMatchObject({
      data: { form: { values: statement, message: 'vue.withdrawal.error.tooMany' } },
      init: { status: 422 },
    });
  });
});
