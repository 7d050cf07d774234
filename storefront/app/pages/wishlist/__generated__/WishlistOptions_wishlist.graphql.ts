/**
 * @generated SignedSource<<3b26564728381bac89bde064a717a836>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WishlistRight = "COMMENT" | "EDIT" | "INVITE" | "LEAVE" | "REMOVE" | "RENAME" | "SET_STANDARD" | "TAKE";
import type { FragmentRefs } from "relay-runtime";
export type WishlistOptions_wishlist$data = {
  readonly description: string;
  readonly externalId: string;
  readonly isCreator: boolean;
  readonly isStandardList: boolean;
  readonly name: string;
  readonly rights: ReadonlyArray<WishlistRight>;
  readonly " $fragmentType": "WishlistOptions_wishlist";
};
export type WishlistOptions_wishlist$key = {
  readonly " $data"?: WishlistOptions_wishlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistOptions_wishlist">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishlistOptions_wishlist",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalId",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCreator",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rights",
      "storageKey": null
    }
  ],
  "type": "Wishlist",
  "abstractKey": null
};

(node as any).hash = "5b2ce331e22b33e4ab7320b5fbf9e356";

export default node;
