// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { catalogueOrderedPath } from '../../features/form/sentPaths.ts';
import { createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { orderCatalogue } from './orderCatalogue.server.ts';
import { loader } from './route.tsx';

const turn = () => new Promise(setImmediate);

/** Where a page leads on a host; undefined: it is the page. */
function open(host: string, path: string): string | null | undefined {
  const { context } = createTestRequest(host);
  const url = new URL(path, `https://${host}`);
  const request = new Request(url);
  try {
    loader({ context, request, url, params: {}, pattern: path } as Parameters<typeof loader>[0]);
    return undefined;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

describe('where catalogues are ordered', () => {
  it('NEWS-08 in the English business shop that is /service/catalogue', () => {
    expect(open('en.educational.de', '/service/katalog')).toBe('/service/catalogue');
    expect(open('en.educational.de', '/service/catalogue')).toBeUndefined();
  });

  it('NEWS-09 in the German business shop that is /service/katalog', () => {
    expect(open('educational.de', '/service/catalogue')).toBe('/service/katalog');
    expect(open('educational.de', '/service/katalog')).toBeUndefined();
  });

  it.each(['kreide.de', 'kreide.at', 'kreide.ch'])(
    'NEWS-10 ROUTE-22 (catalogue): for consumers that is always /service/katalog, as on %s',
    (host) => {
      expect(open(host, '/service/catalogue')).toBe('/service/katalog');
      expect(open(host, '/service/Katalog/')).toBeUndefined();
    },
  );
});

const fields = {
  edition: 'school',
  'shipping.formType': 'private',
  'shipping.company': '',
  'shipping.salutation': 'MS',
  'shipping.firstname': 'Änne',
  'shipping.lastname': 'Müller',
  'shipping.streetAndNumber': 'Lindenweg 4',
  'shipping.addition': '',
  'shipping.postcode': '10115',
  'shipping.city': 'Berlin',
  'shipping.country': 'DE',
  email: '',
  website: '',
};

function send(changes: Record<string, string> = {}, host = 'kreide.de') {
  const visit = createTestRequest(host);
  const request = pageRequest('/service/katalog', { form: { ...fields, ...changes } });
  return { ...visit, answer: orderCatalogue(visit.context, request) };
}

const result = (changes: object) => ({
  result: { successful: false, errorMessage: null, fieldErrors: [], ...changes },
});

async function failureOf(answer: ReturnType<typeof orderCatalogue>) {
  const refused = await answer;
  if (refused instanceof Response) throw new Error('It was sent');
  return refused.data;
}

const locationOf = async (answer: ReturnType<typeof orderCatalogue>) =>
  ((await answer) as Response).headers.get('location');

describe('ordering a catalogue (DEC-135)', () => {
  it('sends the address by its parts, one copy for consumers', async () => {
    const { answer, network } = send({ quantity: '9' });
    await turn();
    const operation = network.pending('OrderCatalogueMutation');
    expect(operation.variables).toMatchObject({
      edition: 'school',
      quantity: null,
      address: {
        formType: 'private',
        company: null,
        salutation: 'MS',
        firstName: 'Änne',
        lastName: 'Müller',
        streetAndHouseNr: 'Lindenweg 4',
        additionalAddress: '',
        postCode: '10115',
        city: 'Berlin',
        country: 'DE',
      },
      email: '',
      website: '',
    });
    operation.resolve(result({ successful: true }));
    expect(await locationOf(answer)).toBe(catalogueOrderedPath);
  });

  it('lets businesses order up to ten', async () => {
    const school = {
      'shipping.formType': 'companyOrSchool',
      'shipping.company': 'Grundschule',
      quantity: '10',
    };
    const { network } = send(school, 'educational.de');
    await turn();
    expect(network.pending('OrderCatalogueMutation').variables).toMatchObject({ quantity: 10 });
    const { answer } = send({ ...school, quantity: '11' }, 'educational.de');
    expect((await failureOf(answer)).errors).toEqual({
      quantity: 'vue.catalogue.error.quantity',
    });
  });

  it('ACCT-03 ACCT-07 is checked first, in the form’s order; nothing typed is lost', async () => {
    const { answer, network } = send({ edition: '', 'shipping.postcode': '1', email: 'keine' });
    const failure = await failureOf(answer);
    expect(Object.keys(failure.errors ?? {})).toEqual(['edition', 'shipping.postcode', 'email']);
    expect(failure.values['shipping.city']).toBe('Berlin');
    expect(network.operations).toHaveLength(0);
  });

  it('ACCT-09 shows the API’s faults at their fields', async () => {
    const { answer, network } = send();
    await turn();
    const message = 'vue.form.error.city.incorrect';
    network.pending('OrderCatalogueMutation').resolve(
      result({
        fieldErrors: [
          { fieldName: 'address.streetAndHouseNr', message },
          { fieldName: 'email', message },
          { fieldName: 'edition', message },
        ],
      }),
    );
    expect((await failureOf(answer)).errors).toEqual({
      'shipping.streetAndNumber': message,
      email: message,
      edition: message,
    });
  });
});
