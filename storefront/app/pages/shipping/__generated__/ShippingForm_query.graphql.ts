/**
 * @generated SignedSource<<b07337532e82d67069f7fa1e176c227f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShippingForm_query$data = {
  readonly dhlRetest: ReadonlyArray<{
    readonly value: string;
  }>;
  readonly getBillingAddresses: ReadonlyArray<{
    readonly addressId: string;
    readonly country: string;
    readonly " $fragmentSpreads": FragmentRefs<"AddressChoice_address">;
  }>;
  readonly getShippingAddresses: ReadonlyArray<{
    readonly addressId: string;
    readonly country: string;
    readonly isStation: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"AddressChoice_address">;
  }>;
  readonly " $fragmentType": "ShippingForm_query";
};
export type ShippingForm_query$key = {
  readonly " $data"?: ShippingForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShippingForm_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addressId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v2 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "AddressChoice_address"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShippingForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "getBillingAddresses",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "getShippingAddresses",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isStation",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "dhlRetest",
      "args": [
        {
          "kind": "Literal",
          "name": "key",
          "value": "T164-DHL-Retest"
        },
        {
          "kind": "Literal",
          "name": "name",
          "value": "feature"
        }
      ],
      "concreteType": "Parameter",
      "kind": "LinkedField",
      "name": "settingsEntries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": "settingsEntries(key:\"T164-DHL-Retest\",name:\"feature\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "13cc5717976f62951667aa8a683a41cb";

export default node;
