/**
 * @generated SignedSource<<d5ef0c36c487b5411f1baf977915ce85>>
 * @relayHash 03f99a9136f6b54e1ab8c44cc6e1e546
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b39ccaacbdf02d2d88a15ac4a998e616a3c6d1786a4885851b32cfc95c979794

import type { ConcreteRequest } from 'relay-runtime';
export type WriteReviewMutation$variables = {
  author: string;
  enc?: string | null | undefined;
  message: string;
  productId: string;
  rating?: number | null | undefined;
  title: string;
};
export type WriteReviewMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type WriteReviewMutation = {
  response: WriteReviewMutation$data;
  variables: WriteReviewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "author"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "enc"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "message"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "productId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rating"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "title"
},
v6 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "author",
        "variableName": "author"
      },
      {
        "kind": "Variable",
        "name": "encryptedData",
        "variableName": "enc"
      },
      {
        "kind": "Variable",
        "name": "message",
        "variableName": "message"
      },
      {
        "kind": "Variable",
        "name": "productId",
        "variableName": "productId"
      },
      {
        "kind": "Variable",
        "name": "rating",
        "variableName": "rating"
      },
      {
        "kind": "Variable",
        "name": "title",
        "variableName": "title"
      }
    ],
    "concreteType": "WriteReviewResult",
    "kind": "LinkedField",
    "name": "writeReview",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WriteReviewMutation",
    "selections": (v6/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WriteReviewMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "b39ccaacbdf02d2d88a15ac4a998e616a3c6d1786a4885851b32cfc95c979794",
    "metadata": {},
    "name": "WriteReviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0bb08bceb6d9946eb994be8ab3a3c53c";

export default node;
