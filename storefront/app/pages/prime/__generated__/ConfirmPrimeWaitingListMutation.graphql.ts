/**
 * @generated SignedSource<<2ef135aca567caeaf5d42344d16e8275>>
 * @relayHash 7e010e95a83c9420526276564654c607
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aef8db4ed7a0fbd7a7aa72fa20cecc51c70ba8787288a00169341c788b11e663

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmPrimeWaitingListMutation$variables = {
  token: string;
};
export type ConfirmPrimeWaitingListMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type ConfirmPrimeWaitingListMutation = {
  response: ConfirmPrimeWaitingListMutation$data;
  variables: ConfirmPrimeWaitingListMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "PrimeWaitingResult",
    "kind": "LinkedField",
    "name": "confirmPrimeWaitingList",
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
    "name": "ConfirmPrimeWaitingListMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmPrimeWaitingListMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aef8db4ed7a0fbd7a7aa72fa20cecc51c70ba8787288a00169341c788b11e663",
    "metadata": {},
    "name": "ConfirmPrimeWaitingListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "23bf19dc5a76d0b57a6c2d13b381c070";

export default node;
