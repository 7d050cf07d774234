/**
 * @generated SignedSource<<5a3040e674304c600b88e44bc54a84c2>>
 * @relayHash 49a286ed1b29b411628624766d06572d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f528ead3b8139e7cfb1d4bee48130611abac6d02eae3038a37b0b0900b58b88e

import type { ConcreteRequest } from 'relay-runtime';
export type submitOrderMutation$variables = {
  cartId: string;
  fingerprint?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};
export type submitOrderMutation$data = {
  readonly submitCart: {
    readonly changed: boolean;
    readonly changes: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly errorMessage: string | null | undefined;
    readonly newCartId: string | null | undefined;
    readonly orderId: string | null | undefined;
    readonly redirectUrl: string | null | undefined;
    readonly submitted: boolean;
  };
};
export type submitOrderMutation = {
  response: submitOrderMutation$data;
  variables: submitOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "fingerprint"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "idempotencyKey"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "fingerprint",
        "variableName": "fingerprint"
      },
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      }
    ],
    "concreteType": "SubmitResult",
    "kind": "LinkedField",
    "name": "submitCart",
    "plural": false,
    "selections": [
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
        "name": "orderId",
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
        "name": "newCartId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "submitted",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ChangedItem",
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
    "name": "submitOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "submitOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f528ead3b8139e7cfb1d4bee48130611abac6d02eae3038a37b0b0900b58b88e",
    "metadata": {},
    "name": "submitOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "74b9092761beba8d60d0ed7d8846a9e2";

export default node;
