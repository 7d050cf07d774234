/**
 * @generated SignedSource<<c7c3c63d55ad3a46d35cdc10421d0cd3>>
 * @relayHash c7c361d770ceb02c80849b08b9dd1141
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed199194d95bbf8b5fa70b29182864969c2e5d51546d57e98ffce0828f6b8206

import type { ConcreteRequest } from 'relay-runtime';
export type ApprovalChangeKind = "PRICE" | "STOCK" | "TOTAL" | "UNAVAILABLE";
export type DeclineOrderMutation$variables = {
  orderId: string;
  reason?: string | null | undefined;
};
export type DeclineOrderMutation$data = {
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
export type DeclineOrderMutation = {
  response: DeclineOrderMutation$data;
  variables: DeclineOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "reason"
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
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "ApprovalResult",
    "kind": "LinkedField",
    "name": "declineOrder",
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
    "name": "DeclineOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeclineOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ed199194d95bbf8b5fa70b29182864969c2e5d51546d57e98ffce0828f6b8206",
    "metadata": {},
    "name": "DeclineOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9bbd6bc20beb473fbb763dc75c136508";

export default node;
