/**
 * @generated SignedSource<<9429aebcff5390e87e928b62eafd297b>>
 * @relayHash a9078942363a6cd045dabb49866606c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58c35bb252f6977c6f762fe2ae0a147b2b6e5f1c814ffb7e181437ac24363f80

import type { ConcreteRequest } from 'relay-runtime';
export type PersonalPrimeNoteQuery$variables = Record<PropertyKey, never>;
export type PersonalPrimeNoteQuery$data = {
  readonly customerInfo: {
    readonly primeInfo: {
      readonly status: string;
    };
  };
};
export type PersonalPrimeNoteQuery = {
  response: PersonalPrimeNoteQuery$data;
  variables: PersonalPrimeNoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CustomerInfo",
    "kind": "LinkedField",
    "name": "customerInfo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PrimeInfo",
        "kind": "LinkedField",
        "name": "primeInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PersonalPrimeNoteQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PersonalPrimeNoteQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "58c35bb252f6977c6f762fe2ae0a147b2b6e5f1c814ffb7e181437ac24363f80",
    "metadata": {},
    "name": "PersonalPrimeNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "556891edf30124a5b6968b1575c589fa";

export default node;
