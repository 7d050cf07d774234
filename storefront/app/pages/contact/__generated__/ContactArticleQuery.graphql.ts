/**
 * @generated SignedSource<<a43d06b658a95b654950ae62fdce5c34>>
 * @relayHash fad6f622e10483b912ed2cf4f50569f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c38d06564fa34684ca2f297898f63c31534cfdae49300a671a02bb5c5e68259

import type { ConcreteRequest } from 'relay-runtime';
export type ContactArticleQuery$variables = {
  productId: string;
  varid?: string | null | undefined;
};
export type ContactArticleQuery$data = {
  readonly product: {
    readonly name: string;
    readonly orderNumber: string;
    readonly variantInformation: {
      readonly item: {
        readonly orderNumber: string;
      } | null | undefined;
    };
  } | null | undefined;
};
export type ContactArticleQuery = {
  response: ContactArticleQuery$data;
  variables: ContactArticleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "productId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "varid"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "productId",
    "variableName": "productId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderNumber",
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "itemId",
    "variableName": "varid"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ContactArticleQuery",
    "selections": [
      {
        "alias": "product",
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "productById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "VariantInformation",
            "kind": "LinkedField",
            "name": "variantInformation",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Item",
                "kind": "LinkedField",
                "name": "item",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ContactArticleQuery",
    "selections": [
      {
        "alias": "product",
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "productById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "VariantInformation",
            "kind": "LinkedField",
            "name": "variantInformation",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Item",
                "kind": "LinkedField",
                "name": "item",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7c38d06564fa34684ca2f297898f63c31534cfdae49300a671a02bb5c5e68259",
    "metadata": {},
    "name": "ContactArticleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "99d888f7aff3a995ae8994e469817037";

export default node;
