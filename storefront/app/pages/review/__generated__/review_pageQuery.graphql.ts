/**
 * @generated SignedSource<<dc10d980c1db6937bfc40f249a43dc80>>
 * @relayHash 29d084d2395751ce36db4f3134debf4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fefb9560fc8d25116c81da581296848a1d6880c1037fdccfcf73d5c439465057

import type { ConcreteRequest } from 'relay-runtime';
export type review_pageQuery$variables = {
  enc?: string | null | undefined;
  productId: string;
};
export type review_pageQuery$data = {
  readonly permission: {
    readonly errorMessage: string | null | undefined;
    readonly isAllowed: boolean;
  };
  readonly product: {
    readonly image: {
      readonly alt: string;
      readonly mediaId: string;
    } | null | undefined;
    readonly name: string;
    readonly productId: string;
  } | null | undefined;
};
export type review_pageQuery = {
  response: review_pageQuery$data;
  variables: review_pageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "enc"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "productId"
},
v2 = {
  "kind": "Variable",
  "name": "productId",
  "variableName": "productId"
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": "permission",
  "args": [
    {
      "kind": "Variable",
      "name": "encryptedData",
      "variableName": "enc"
    },
    (v2/*:: as any*/)
  ],
  "concreteType": "ReviewPermission",
  "kind": "LinkedField",
  "name": "reviewPermission",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAllowed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errorMessage",
      "storageKey": null
    }
  ],
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
    "name": "review_pageQuery",
    "selections": [
      {
        "alias": "product",
        "args": (v3/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "productById",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      (v7/*:: as any*/)
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
    "name": "review_pageQuery",
    "selections": [
      {
        "alias": "product",
        "args": (v3/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "productById",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v7/*:: as any*/)
    ]
  },
  "params": {
    "id": "fefb9560fc8d25116c81da581296848a1d6880c1037fdccfcf73d5c439465057",
    "metadata": {},
    "name": "review_pageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "33111cfce3a48d684e0fd0553353f26e";

export default node;
