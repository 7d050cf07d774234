/**
 * @generated SignedSource<<4cfc886ce8a7681ba5f819e9ad9e0fe8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Teaser_teaser$data = {
  readonly attributes: any;
  readonly contents: ReadonlyArray<{
    readonly anchor: string;
    readonly title: string;
  }>;
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductTile_product">;
  }>;
  readonly teaserId: string;
  readonly teaserWishlist: {
    readonly externalId: string;
    readonly " $fragmentSpreads": FragmentRefs<"TeaserList_list">;
  } | null | undefined;
  readonly template: string;
  readonly " $fragmentType": "Teaser_teaser";
};
export type Teaser_teaser$key = {
  readonly " $data"?: Teaser_teaser$data;
  readonly " $fragmentSpreads": FragmentRefs<"Teaser_teaser">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Teaser_teaser",
  "selections": [
    {
      "alias": "teaserId",
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "template",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attributes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContentAnchor",
      "kind": "LinkedField",
      "name": "contents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "anchor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductTile_product"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TeaserWishlist",
      "kind": "LinkedField",
      "name": "teaserWishlist",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "externalId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TeaserList_list"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Teaser",
  "abstractKey": null
};

(node as any).hash = "3038dddfd859750845c285e352a085ce";

export default node;
