/**
 * @generated SignedSource<<9434430a8c63176060bf47788c78ccbf>>
 * @relayHash 50e2295b01d4fb2bff614bfdb86d96ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d386cd35f18d411e13f0ed8d6c409e9cd8cafba334fa79d4010eb5c1791d690

import type { ConcreteRequest } from 'relay-runtime';
export type PrimeWaitingListMutation$variables = {
  email: string;
  website?: string | null | undefined;
};
export type PrimeWaitingListMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type PrimeWaitingListMutation = {
  response: PrimeWaitingListMutation$data;
  variables: PrimeWaitingListMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "website"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "website",
        "variableName": "website"
      }
    ],
    "concreteType": "PrimeWaitingResult",
    "kind": "LinkedField",
    "name": "primeWaitingList",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "successful",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorMessage",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FieldError",
        "kind": "LinkedField",
        "name": "fieldErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fieldName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PrimeWaitingListMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PrimeWaitingListMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8d386cd35f18d411e13f0ed8d6c409e9cd8cafba334fa79d4010eb5c1791d690",
    "metadata": {},
    "name": "PrimeWaitingListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "49645ad4886fc6aaabd484643a1ef05d";

export default node;
