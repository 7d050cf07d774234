/**
 * @generated SignedSource<<2d7611d21a703523e6ed7ef99212f246>>
 * @relayHash 97bfced9f5450e39fd1f2c01bed71146
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e16a2054e8f8df4e065e0a53d20e5d209a004197b398e1773f0a2a479467e646

import type { ConcreteRequest } from 'relay-runtime';
export type SubmitOrderMutation$variables = {
  cartId: string;
  fingerprint?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};
export type SubmitOrderMutation$data = {
  readonly submitCart: {
    readonly changed: boolean;
    readonly changes: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly computopData: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }> | null | undefined;
    readonly errorMessage: string | null | undefined;
    readonly newCartId: string | null | undefined;
    readonly orderId: string | null | undefined;
    readonly paymentFormUrl: string | null | undefined;
    readonly redirectUrl: string | null | undefined;
    readonly submitted: boolean;
  };
};
export type SubmitOrderMutation = {
  response: SubmitOrderMutation$data;
  variables: SubmitOrderMutation$variables;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
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
        "concreteType": "ComputopField",
        "kind": "LinkedField",
        "name": "computopData",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          }
        ],
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
          (v1/*:: as any*/)
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
    "name": "SubmitOrderMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubmitOrderMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e16a2054e8f8df4e065e0a53d20e5d209a004197b398e1773f0a2a479467e646",
    "metadata": {},
    "name": "SubmitOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e8b3ea10648b02d11f9caab9076bcad7";

export default node;
