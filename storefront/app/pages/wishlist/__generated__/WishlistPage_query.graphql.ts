/**
 * @generated SignedSource<<f1c656e502e1d3b85835f04fad7a4c4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WishlistPage_query$data = {
  readonly allWishlists: ReadonlyArray<{
    readonly externalId: string;
    readonly " $fragmentSpreads": FragmentRefs<"ListNavigation_list">;
  }>;
  readonly wishlist: {
    readonly description: string;
    readonly externalId: string;
    readonly isDefault: boolean;
    readonly isStandardList: boolean;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"WishlistEntries_list">;
  } | null | undefined;
  readonly " $fragmentType": "WishlistPage_query";
};
export type WishlistPage_query$key = {
  readonly " $data"?: WishlistPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistPage_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "externalId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishlistPage_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Wishlist",
      "kind": "LinkedField",
      "name": "allWishlists",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ListNavigation_list"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "externalId",
          "variableName": "externalId"
        }
      ],
      "concreteType": "Wishlist",
      "kind": "LinkedField",
      "name": "wishlist",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isStandardList",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WishlistEntries_list"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "4bc89f60066525e382640c2db9174b6e";

export default node;
