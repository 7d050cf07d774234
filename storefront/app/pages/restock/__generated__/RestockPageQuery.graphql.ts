/**
 * @generated SignedSource<<3a904cdac92467a55b168e71499b9e32>>
 * @relayHash b3d444939b597dcac52d4903eff3e05f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c4b99e8bae0eb3e8caa1cf56534422578c8a8a7e44af52b204864feafd8eb57

import type { ConcreteRequest } from 'relay-runtime';
export type RestockPageQuery$variables = {
  articleNumber: string;
};
export type RestockPageQuery$data = {
  readonly offer: {
    readonly isForSale: boolean;
    readonly itemId: string;
    readonly knownEmail: string | null | undefined;
    readonly name: string;
    readonly orderNumber: string;
    readonly productId: string;
    readonly variant: string | null | undefined;
    readonly variants: ReadonlyArray<{
      readonly name: string;
      readonly orderNumber: string;
    }>;
  } | null | undefined;
};
export type RestockPageQuery = {
  response: RestockPageQuery$data;
  variables: RestockPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "articleNumber"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderNumber",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": "offer",
    "args": [
      {
        "kind": "Variable",
        "name": "articleNumber",
        "variableName": "articleNumber"
      }
    ],
    "concreteType": "RestockOffer",
    "kind": "LinkedField",
    "name": "restockOffer",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "productId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "itemId",
        "storageKey": null
      },
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "variant",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RestockVariant",
        "kind": "LinkedField",
        "name": "variants",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isForSale",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "knownEmail",
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
    "name": "RestockPageQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RestockPageQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "7c4b99e8bae0eb3e8caa1cf56534422578c8a8a7e44af52b204864feafd8eb57",
    "metadata": {},
    "name": "RestockPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "24bdcc223c37b83ad9c025bdeee9b375";

export default node;
