/**
 * @generated SignedSource<<30128c43479118acad01ea938dac6b35>>
 * @relayHash 878320838c80fb95e5fce7d598584024
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abf69228f436de9809ba09b6088d962adf68f280fdb76e9b85c6bfbffcb782a7

import type { ConcreteRequest } from 'relay-runtime';
export type SubmitPrimeSubscriptionMutation$variables = {
  paymentId: string;
};
export type SubmitPrimeSubscriptionMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly paymentFormFields: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }> | null | undefined;
    readonly paymentFormUrl: string | null | undefined;
    readonly redirectUrl: string | null | undefined;
    readonly successful: boolean;
  };
};
export type SubmitPrimeSubscriptionMutation = {
  response: SubmitPrimeSubscriptionMutation$data;
  variables: SubmitPrimeSubscriptionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "paymentId"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "paymentId",
        "variableName": "paymentId"
      }
    ],
    "concreteType": "PrimeSubscriptionResult",
    "kind": "LinkedField",
    "name": "submitPrimeSubscription",
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
        "kind": "ScalarField",
        "name": "redirectUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paymentFormUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ComputopField",
        "kind": "LinkedField",
        "name": "paymentFormFields",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
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
    "name": "SubmitPrimeSubscriptionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubmitPrimeSubscriptionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "abf69228f436de9809ba09b6088d962adf68f280fdb76e9b85c6bfbffcb782a7",
    "metadata": {},
    "name": "SubmitPrimeSubscriptionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37b62ea0146654dbcc8324053600d72a";

export default node;
