/**
 * @generated SignedSource<<e8a0dccf42faac709e16532bae4c9acf>>
 * @relayHash 3b5fd97ab113f30a5e0ba39235e52051
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e61f826f24c64c5b0df7681ece6d7eef3c5613ac82ef9cd2fa9ef53895ddbb1f

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
      readonly labels: number;
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
            "kind": "ScalarField",
            "name": "labels",
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
    "id": "e61f826f24c64c5b0df7681ece6d7eef3c5613ac82ef9cd2fa9ef53895ddbb1f",
    "metadata": {},
    "name": "ReturnConfirmPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "030cb891069992c48de039063760e04c";

export default node;
