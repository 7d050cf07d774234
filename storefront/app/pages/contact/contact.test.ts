// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { contactSentPath } from '../../features/form/sentPaths.ts';
import { createTestRequest } from '../../testing/requestContext.ts';
import { orderContact, sendMessage } from './contact.server.ts';

const turn = () => new Promise(setImmediate);

const fields = {
  salutation: 'MS',
  firstName: 'Änne',
  lastName: 'Müller',
  email: 'aenne@example.de',
  articleNumber: '47-2',
  phone: '',
  orderId: 'K26-1234-5674',
  customerNumber: '',
  topic: 'delivery',
  message: 'Ein Heft ist nass geworden.',
  website: '',
};

function send(changes: Record<string, string> = {}, files: readonly File[] = []) {
  const visit = createTestRequest();
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes })) body.set(name, value);
  // As a browser sends a field for files that was left empty.
  if (files.length === 0) body.append('attachments', new File([], ''));
  for (const file of files) body.append('attachments', file);
  const request = new Request('https://kreide.de/service/kontakt', { method: 'POST', body });
  return { ...visit, answer: sendMessage(visit.context, request) };
}

/** A body of several parts is not read in one turn. */
const sent = (network: ReturnType<typeof send>['network']) =>
  vi.waitFor(() => network.pending('SendContactMessageMutation'));

const result = (changes: object) => ({
  result: { successful: false, errorMessage: null, fieldErrors: [], ...changes },
});

async function failureOf(answer: ReturnType<typeof sendMessage>) {
  const refused = await answer;
  if (refused instanceof Response) throw new Error('It was sent');
  return refused.data;
}

const locationOf = async (answer: ReturnType<typeof sendMessage>) =>
  ((await answer) as Response).headers.get('location');

describe('a message to the shop', () => {
  it('NEWS-06 is sent with its files', async () => {
    const files = [new File(['%PDF-'], 'Lieferschein.pdf'), new File(['png'], 'Foto.png')];
    const { answer, network } = send({}, files);
    const operation = await sent(network);
    expect(operation.variables).toEqual({ ...fields, attachments: [null, null] });
    expect(Object.keys(operation.uploadables ?? {})).toEqual(['attachments.0', 'attachments.1']);
    operation.resolve(result({ successful: true }));
    expect(await locationOf(answer)).toBe(contactSentPath);
  });

  it('needs no files', async () => {
    const { network } = send();
    const operation = await sent(network);
    expect(operation.variables).toMatchObject({ attachments: [] });
    expect(operation.uploadables).toBeUndefined();
  });

  it('ACCT-03 ACCT-07 is checked first, in the form’s order; nothing typed is lost', async () => {
    const { answer, network } = send({ firstName: '', topic: '', message: 'kurz' });
    const failure = await failureOf(answer);
    expect(Object.entries(failure.errors ?? {})).toEqual([
      ['firstName', 'vue.form.error.requiredField'],
      ['topic', 'vue.form.error.requiredField'],
      ['message', 'vue.form.error.tooShort'],
    ]);
    expect(failure.values.lastName).toBe('Müller');
    expect(network.operations).toHaveLength(0);
  });

  it('DEC-134 takes neither a fourth file nor one of more than 5 MB', async () => {
    const file = new File(['x'], 'x.png');
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'x.png');
    for (const files of [[file, file, file, file], [large]]) {
      const { answer, network } = send({}, files);
      expect((await failureOf(answer)).errors).toEqual({
        attachments: 'vue.contact.error.attachments',
      });
      expect(network.operations).toHaveLength(0);
    }
  });

  it.each([
    [
      [{ fieldName: 'email', message: 'vue.form.error.email.incorrect' }],
      { errors: { email: 'vue.form.error.email.incorrect' }, message: null },
    ],
    [[], { errors: {}, message: 'vue.contact.error.tooMany' }],
  ])(
    'NEWS-04 shows the API’s faults at their fields, or what is wrong with the whole above',
    async (fieldErrors, expected) => {
      const { answer, network } = send();
      const operation = await sent(network);
      operation.resolve(result({ fieldErrors, errorMessage: 'vue.contact.error.tooMany' }));
      expect(await answer).toMatchObject({ data: expected, init: { status: 422 } });
    },
  );
});

describe('what the form is filled in with', () => {
  async function ask(contactFormData: unknown) {
    const { context, network } = createTestRequest();
    const answer = orderContact(context, 'an id');
    await turn();
    const operation = network.pending('ContactFormDataQuery');
    expect(operation.variables).toEqual({ orderId: 'an id' });
    operation.resolve({ contactFormData: contactFormData as null });
    return answer;
  }

  it('NEWS-06 has what the order says', async () => {
    const { phone: _, orderId: orderNumber, ...person } = fields;
    const known = { ...person, phone: null, orderNumber, customerNumber: null };
    expect(await ask(known)).toEqual({
      salutation: 'MS',
      firstName: 'Änne',
      lastName: 'Müller',
      email: 'aenne@example.de',
      phone: '',
      orderId: 'K26-1234-5674',
      customerNumber: '',
      topic: 'order',
    });
  });

  it('NEWS-06 is empty for an order that is not the visitor’s, and while nobody answers', async () => {
    expect(await ask(null)).toBeNull();
    const { context, network } = createTestRequest();
    const answer = orderContact(context, 'an id');
    await turn();
    network.pending('ContactFormDataQuery').reject({ kind: 'network' });
    expect(await answer).toBeNull();
  });
});
