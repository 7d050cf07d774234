/**
 * @generated SignedSource<<c1fac486b3916d95b61b0d7746500080>>
 * @relayHash 492df303c30824658953212b6e0eb223
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a31b9ffebdf5e1a52b3c1f02e7bb5d00451e7d801c159e8de646dcd9f5ae4855

import type { ConcreteRequest } from 'relay-runtime';
export type ApprovalChangeKind = "PRICE" | "STOCK" | "TOTAL" | "UNAVAILABLE";
export type WithdrawOrderMutation$variables = {
  orderId: string;
};
export type WithdrawOrderMutation$data = {
  readonly result: {
    readonly changes: ReadonlyArray<{
      readonly kind: ApprovalChangeKind;
      readonly name: string | null | undefined;
    }>;
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type WithdrawOrderMutation = {
  response: WithdrawOrderMutation$data;
  variables: WithdrawOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderId"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "orderId",
        "variableName": "orderId"
      }
    ],
    "concreteType": "ApprovalResult",
    "kind": "LinkedField",
    "name": "withdrawOrder",
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ApprovalChange",
        "kind": "LinkedField",
        "name": "changes",
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
            "name": "kind",
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
    "name": "WithdrawOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WithdrawOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a31b9ffebdf5e1a52b3c1f02e7bb5d00451e7d801c159e8de646dcd9f5ae4855",
    "metadata": {},
    "name": "WithdrawOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3cbf6d6c7842bfc5120b559e5ccad5ad";

export default node;
