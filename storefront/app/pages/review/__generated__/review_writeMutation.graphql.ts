/**
 * @generated SignedSource<<76f0b6031ea7b5cb09f2dfb9896913db>>
 * @relayHash 75a94a65130b8e646e2d4076401cae1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76bbf83ce7511b69dd6ecf3316093d1e0af1bac526f3bda72253af448b0ac63c

import type { ConcreteRequest } from 'relay-runtime';
export type review_writeMutation$variables = {
  author: string;
  enc?: string | null | undefined;
  message: string;
  productId: string;
  rating?: number | null | undefined;
  title: string;
};
export type review_writeMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type review_writeMutation = {
  response: review_writeMutation$data;
  variables: review_writeMutation$variables;
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
    "name": "review_writeMutation",
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
    "name": "review_writeMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "76bbf83ce7511b69dd6ecf3316093d1e0af1bac526f3bda72253af448b0ac63c",
    "metadata": {},
    "name": "review_writeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e9c64e64f2b68781c13ff020da77ff0";

export default node;
