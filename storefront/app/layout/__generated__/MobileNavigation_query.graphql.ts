/**
 * @generated SignedSource<<802c74c90a2848f047dda71039b18baf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MobileNavigation_query$data = {
  readonly navigationTree: ReadonlyArray<{
    readonly categoryId: string;
    readonly categoryUrl: string;
    readonly hasChildren: boolean;
    readonly isExcludedFromNav: boolean;
    readonly name: string;
    readonly subject: string | null | undefined;
  }>;
  readonly " $fragmentType": "MobileNavigation_query";
};
export type MobileNavigation_query$key = {
  readonly " $data"?: MobileNavigation_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MobileNavigation_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MobileNavigation_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "navigationTree",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "categoryId",
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
          "name": "categoryUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExcludedFromNav",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasChildren",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "619e46d414af651725f5efa34b533fea";

export default node;
