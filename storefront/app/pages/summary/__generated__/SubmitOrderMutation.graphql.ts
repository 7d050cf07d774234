/**
 * @generated SignedSource<<5e1c715b4e89235e3d8df0f1ade3c72a>>
 * @relayHash 32eafc3b4270434872421338b4565212
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22847e54893a19a0ad56782a5adcc12c3455c6873e2670122191b4f1ce48aaac

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
    readonly errorMessage: string | null | undefined;
    readonly newCartId: string | null | undefined;
    readonly orderId: string | null | undefined;
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
    "name": "SubmitOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubmitOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "22847e54893a19a0ad56782a5adcc12c3455c6873e2670122191b4f1ce48aaac",
    "metadata": {},
    "name": "SubmitOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e03076d66f5e740f03adf8886f4c58ea";

export default node;
