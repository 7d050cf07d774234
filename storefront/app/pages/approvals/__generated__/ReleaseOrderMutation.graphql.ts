/**
 * @generated SignedSource<<d910c2e57f5a601cbd6b30b5e09fd011>>
 * @relayHash 0dc73bb9d620923e2bbac2cdcda37580
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a44e89b78dad91d403ed8746b0751a50e67e6bacef847877651c4329f521797f

import type { ConcreteRequest } from 'relay-runtime';
export type ApprovalChangeKind = "PRICE" | "STOCK" | "TOTAL" | "UNAVAILABLE";
export type ReleaseOrderMutation$variables = {
  orderId: string;
};
export type ReleaseOrderMutation$data = {
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
export type ReleaseOrderMutation = {
  response: ReleaseOrderMutation$data;
  variables: ReleaseOrderMutation$variables;
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
    "name": "releaseOrder",
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
    "name": "ReleaseOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReleaseOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a44e89b78dad91d403ed8746b0751a50e67e6bacef847877651c4329f521797f",
    "metadata": {},
    "name": "ReleaseOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "183c6d44eb3435c83a4a84c4613e935a";

export default node;
