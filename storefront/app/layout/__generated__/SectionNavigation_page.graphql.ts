/**
 * @generated SignedSource<<f2f2861a315f444ff5d72e5fda9c4c0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SectionNavigation_page$data = {
  readonly section: ReadonlyArray<{
    readonly displayName: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "SectionNavigation_page";
};
export type SectionNavigation_page$key = {
  readonly " $data"?: SectionNavigation_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"SectionNavigation_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SectionNavigation_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PageLink",
      "kind": "LinkedField",
      "name": "section",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PageDetails",
  "abstractKey": null
};

(node as any).hash = "dc853b455a0973ed4a91a116b9e7e4f2";

export default node;
