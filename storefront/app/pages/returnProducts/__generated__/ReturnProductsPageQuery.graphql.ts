/**
 * @generated SignedSource<<f4b05de02a363102438999b6ba92206c>>
 * @relayHash 6f23d27d1f5b6073df6d5417354c041b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0fd6bcf7790c345801ab4f0291dcfd1b36b94dc74808031f31afb63c30aba8d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReturnProductsPageQuery$variables = {
  draftId: string;
  hash: string;
};
export type ReturnProductsPageQuery$data = {
  readonly draft: {
    readonly hash: string;
    readonly rma: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ReturnProductsForm_draft">;
  } | null | undefined;
  readonly isEnabled: ReadonlyArray<{
    readonly value: string;
  }>;
  readonly order: {
    readonly items: ReadonlyArray<{
      readonly id: string;
      readonly lineNo: number;
      readonly returnableQuantity: number;
    }>;
    readonly orderDate: string;
    readonly salesOrderNo: string;
    readonly " $fragmentSpreads": FragmentRefs<"EarlierReturns_order" | "ReturnProductsForm_order">;
  } | null | undefined;
};
export type ReturnProductsPageQuery = {
  response: ReturnProductsPageQuery$data;
  variables: ReturnProductsPageQuery$variables;
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
  "name": "value",
  "storageKey": null
},
v3 = {
  "alias": "isEnabled",
  "args": [
    {
      "kind": "Literal",
      "name": "entry",
      "value": "enabled"
    },
    {
      "kind": "Literal",
      "name": "name",
      "value": "returns"
    }
  ],
  "concreteType": "Parameter",
  "kind": "LinkedField",
  "name": "parameters",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": "parameters(entry:\"enabled\",name:\"returns\")"
},
v4 = [
  {
    "kind": "Variable",
    "name": "hash",
    "variableName": "hash"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "salesOrderNo",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderDate",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineNo",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "returnableQuantity",
  "storageKey": null
},
v10 = [
  {
    "kind": "Variable",
    "name": "draftId",
    "variableName": "draftId"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hash",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rma",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReturnProductsPageQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": "order",
        "args": (v4/*:: as any*/),
        "concreteType": "ReturnOrder",
        "kind": "LinkedField",
        "name": "findOrderForReturn",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ReturnOrderItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReturnProductsForm_order"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EarlierReturns_order"
          }
        ],
        "storageKey": null
      },
      {
        "alias": "draft",
        "args": (v10/*:: as any*/),
        "concreteType": "ReturnDraft",
        "kind": "LinkedField",
        "name": "returnDraft",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReturnProductsForm_draft"
          }
        ],
        "storageKey": null
      }
    ],
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
    "name": "ReturnProductsPageQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": "order",
        "args": (v4/*:: as any*/),
        "concreteType": "ReturnOrder",
        "kind": "LinkedField",
        "name": "findOrderForReturn",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ReturnOrderItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LabelledValue",
                "kind": "LinkedField",
                "name": "variantAttributes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reasons",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "comment",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Picture",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mediaId",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "GoodsReturn",
            "kind": "LinkedField",
            "name": "returns",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "announcedAt",
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
                  (v8/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "draft",
        "args": (v10/*:: as any*/),
        "concreteType": "ReturnDraft",
        "kind": "LinkedField",
        "name": "returnDraft",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ReturnDraftItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "additionalInfo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ReturnDraftImage",
                "kind": "LinkedField",
                "name": "images",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e0fd6bcf7790c345801ab4f0291dcfd1b36b94dc74808031f31afb63c30aba8d",
    "metadata": {},
    "name": "ReturnProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7abbf09125b89310f7ea20074ad8b234";

export default node;
