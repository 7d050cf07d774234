/**
 * @generated SignedSource<<b9137079c2951a8e6a0a132897bc8197>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FreeArticles_cart$data = {
  readonly freeArticles: ReadonlyArray<{
    readonly availableForSale: boolean;
    readonly id: string;
    readonly itemId: string;
    readonly minimumPrice: {
      readonly cents: number;
    };
    readonly missing: {
      readonly cents: number;
    };
    readonly name: string;
    readonly operationsId: string | null | undefined;
    readonly picture: {
      readonly mediaId: string;
    } | null | undefined;
    readonly reached: boolean;
    readonly removableItem: boolean;
    readonly variantAttributes: ReadonlyArray<{
      readonly value: string;
    }>;
  }>;
  readonly " $fragmentType": "FreeArticles_cart";
};
export type FreeArticles_cart$key = {
  readonly " $data"?: FreeArticles_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeArticles_cart">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FreeArticles_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FreeArticle",
      "kind": "LinkedField",
      "name": "freeArticles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemId",
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
          "concreteType": "Picture",
          "kind": "LinkedField",
          "name": "picture",
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
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "minimumPrice",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "missing",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reached",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableForSale",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "operationsId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removableItem",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "1b0c460778178130e03e91411282decd";

export default node;
