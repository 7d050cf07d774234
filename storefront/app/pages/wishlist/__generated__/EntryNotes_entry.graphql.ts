/**
 * @generated SignedSource<<60702d7bb42035519b1377eb71f6a558>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntryNotes_entry$data = {
  readonly comments: ReadonlyArray<{
    readonly externalId: string;
    readonly " $fragmentSpreads": FragmentRefs<"Comment_comment">;
  }>;
  readonly isTaken: boolean;
  readonly isTakenByMe: boolean;
  readonly takenBy: string | null | undefined;
  readonly " $fragmentType": "EntryNotes_entry";
};
export type EntryNotes_entry$key = {
  readonly " $data"?: EntryNotes_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryNotes_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryNotes_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WishlistComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
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
          "name": "Comment_comment"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTaken",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTakenByMe",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenBy",
      "storageKey": null
    }
  ],
  "type": "WishlistEntry",
  "abstractKey": null
};

(node as any).hash = "763e67968a90054f30475f8b57cb3fee";

export default node;
