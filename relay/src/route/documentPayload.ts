import type { GraphQLResponse } from 'relay-runtime';
import { unpackPayload } from './packedPayload.ts';

export const payloadsElementId = 'relay-payloads';

const parsed = new WeakMap<Element, readonly (GraphQLResponse | undefined)[]>();

/** The payload at a place in the document's `RoutePayloads`; undefined when there is none. */
export function documentPayload(place: number): GraphQLResponse | undefined {
  const element = document.getElementById(payloadsElementId);
  if (!element) return undefined;
  let payloads = parsed.get(element);
  if (!payloads) {
    payloads = unpackPayload(JSON.parse(element.textContent)) as GraphQLResponse[];
    parsed.set(element, payloads);
  }
  return payloads[place];
}
