/**
 * @generated SignedSource<<1f8ca40f66a79a5e121ddcadace31b59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Comment_comment$data = {
  readonly comment: string;
  readonly displayedDate: string;
  readonly externalId: string;
  readonly isAllowedToDelete: boolean;
  readonly name: string;
  readonly " $fragmentType": "Comment_comment";
};
export type Comment_comment$key = {
  readonly " $data"?: Comment_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"Comment_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Comment_comment",
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
      "name": "comment",
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
      "name": "displayedDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAllowedToDelete",
      "storageKey": null
    }
  ],
  "type": "WishlistComment",
  "abstractKey": null
};

(node as any).hash = "c34b10e24cb7521c6be1a130c9cdfc30";

export default node;
