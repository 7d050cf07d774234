/**
 * @generated SignedSource<<ab691f1424947765eb36b4dc9c2b41e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalInstruction_page$data = {
  readonly rows: ReadonlyArray<{
    readonly cells: ReadonlyArray<{
      readonly attributes: any;
    }>;
  }>;
  readonly " $fragmentType": "WithdrawalInstruction_page";
};
export type WithdrawalInstruction_page$key = {
  readonly " $data"?: WithdrawalInstruction_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalInstruction_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawalInstruction_page",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attributes",
              "storageKey": null
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

(node as any).hash = "32a318649a8f0a617ddb50864ea66b02";

export default node;
