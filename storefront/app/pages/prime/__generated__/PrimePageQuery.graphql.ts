/**
 * @generated SignedSource<<e2f4c3e53bb14cd899989bec814abb5a>>
 * @relayHash 71211b6f8548023a5af03d3488f2cab9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28d813487813c3c7d1c406aed45a880e98dc22f3f4695d49401f637c8df1525a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrimePageQuery$variables = Record<PropertyKey, never>;
export type PrimePageQuery$data = {
  readonly primeOffer: {
    readonly " $fragmentSpreads": FragmentRefs<"PrimePage_offer">;
  } | null | undefined;
};
export type PrimePageQuery = {
  response: PrimePageQuery$data;
  variables: PrimePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PrimePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PrimeOffer",
        "kind": "LinkedField",
        "name": "primeOffer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PrimePage_offer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PrimePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PrimeOffer",
        "kind": "LinkedField",
        "name": "primeOffer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOpen",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "price",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "months",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "monthlyPrice",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "28d813487813c3c7d1c406aed45a880e98dc22f3f4695d49401f637c8df1525a",
    "metadata": {},
    "name": "PrimePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a88ef321250f83684ec47c767e8e8b27";

export default node;
