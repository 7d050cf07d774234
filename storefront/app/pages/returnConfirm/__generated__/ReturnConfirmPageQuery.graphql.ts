/**
 * @generated SignedSource<<cf210c0b914b8b7b409cd6952b05b4e2>>
 * @relayHash 9ff46e59e80382dd8d3abe5a26c85b1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0090ff7fb6ab5c7224fbe1bf111d9e0822ae9c11750fccec3f517219249afc5f

import type { ConcreteRequest } from 'relay-runtime';
export type ReturnConfirmPageQuery$variables = {
  draftId: string;
  hash: string;
};
export type ReturnConfirmPageQuery$data = {
  readonly draft: {
    readonly hash: string;
    readonly rma: string | null | undefined;
  } | null | undefined;
  readonly order: {
    readonly returnAddress: ReadonlyArray<string>;
    readonly returns: ReadonlyArray<{
      readonly carrier: string;
      readonly carrierName: string | null | undefined;
      readonly items: ReadonlyArray<{
        readonly lineNo: number;
        readonly name: string;
        readonly quantity: number;
      }>;
      readonly regulation: string;
      readonly rma: string;
      readonly status: string;
    }>;
    readonly salesOrderNo: string;
  } | null | undefined;
};
export type ReturnConfirmPageQuery = {
  response: ReturnConfirmPageQuery$data;
  variables: ReturnConfirmPageQuery$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rma",
  "storageKey": null
},
v3 = [
  {
    "alias": "draft",
    "args": [
      {
        "kind": "Variable",
        "name": "draftId",
        "variableName": "draftId"
      }
    ],
    "concreteType": "ReturnDraft",
    "kind": "LinkedField",
    "name": "returnDraft",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hash",
        "storageKey": null
      },
      (v2/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": "order",
    "args": [
      {
        "kind": "Variable",
        "name": "hash",
        "variableName": "hash"
      }
    ],
    "concreteType": "ReturnOrder",
    "kind": "LinkedField",
    "name": "findOrderForReturn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "salesOrderNo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "returnAddress",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GoodsReturn",
        "kind": "LinkedField",
        "name": "returns",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "carrier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "carrierName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "regulation",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReturnedItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lineNo",
                "storageKey": null
              },
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
                "name": "quantity",
                "storageKey": null
              }
            ],
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
    "name": "ReturnConfirmPageQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReturnConfirmPageQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "0090ff7fb6ab5c7224fbe1bf111d9e0822ae9c11750fccec3f517219249afc5f",
    "metadata": {},
    "name": "ReturnConfirmPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a40fefde580777a5373eceafd8f8dfde";

export default node;
