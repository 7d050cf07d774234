/**
 * @generated SignedSource<<561bb7dcb7c27d07e6c9b1ead4fd72d6>>
 * @relayHash 9a6e5b213eb7cb5a7f37433ca23ff5d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ef3689228af9c7104d23da96446cb25c536903d9c569339db30fd751e5fbc44

import type { ConcreteRequest } from 'relay-runtime';
export type SubmitReturnMutation$variables = {
  draftId: string;
  hash: string;
};
export type SubmitReturnMutation$data = {
  readonly result: {
    readonly errorMsg: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly isError: boolean;
  };
};
export type SubmitReturnMutation = {
  response: SubmitReturnMutation$data;
  variables: SubmitReturnMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "draftId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hash"
},
v2 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "draftId",
        "variableName": "draftId"
      },
      {
        "kind": "Variable",
        "name": "hash",
        "variableName": "hash"
      }
    ],
    "concreteType": "SubmitReturnResult",
    "kind": "LinkedField",
    "name": "submitReturnOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isError",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorMsg",
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
            "name": "formName",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SubmitReturnMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SubmitReturnMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5ef3689228af9c7104d23da96446cb25c536903d9c569339db30fd751e5fbc44",
    "metadata": {},
    "name": "SubmitReturnMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "86e21e2510df58d55ca20e9c1f44fcbb";

export default node;
