/**
 * @generated SignedSource<<33f76ce6c9be462844ccee90a3e96b25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentRows_page$data = {
  readonly rows: ReadonlyArray<{
    readonly cells: ReadonlyArray<{
      readonly attributes: any;
      readonly teaserId: string;
      readonly template: string;
      readonly " $fragmentSpreads": FragmentRefs<"Teaser_teaser">;
    }>;
  }>;
  readonly " $fragmentType": "ContentRows_page";
};
export type ContentRows_page$key = {
  readonly " $data"?: ContentRows_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentRows_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentRows_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContentRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Teaser",
          "kind": "LinkedField",
          "name": "cells",
          "plural": true,
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "Teaser_teaser"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PageDetails",
  "abstractKey": null
};

(node as any).hash = "caa91fc05a15b52e2901329b5bb37f47";

export default node;
