/**
 * @generated SignedSource<<e70ae398b1207dcda7403afc02492e9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressFields_address$data = {
  readonly addressAddition: string | null | undefined;
  readonly addressId: string;
  readonly city: string;
  readonly country: string;
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null | undefined;
  readonly postCode: string;
  readonly salutation: string;
  readonly schoolOrCompany: string | null | undefined;
  readonly street: string;
  readonly " $fragmentType": "AddressFields_address";
};
export type AddressFields_address$key = {
  readonly " $data"?: AddressFields_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressFields_address">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AddressFields_address"
};

(node as any).hash = "6743995333d157dd42abb5aaaa90a8e6";

export default node;
