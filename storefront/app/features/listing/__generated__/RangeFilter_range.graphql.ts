/**
 * @generated SignedSource<<00426cd5cec618b99d97ff1a3fe7165d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RangeFilter_range$data = {
  readonly max: number;
  readonly min: number;
  readonly name: string;
  readonly steps: ReadonlyArray<{
    readonly count: number;
    readonly from: number;
  }>;
  readonly " $fragmentType": "RangeFilter_range";
};
export type RangeFilter_range$key = {
  readonly " $data"?: RangeFilter_range$data;
  readonly " $fragmentSpreads": FragmentRefs<"RangeFilter_range">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RangeFilter_range",
  "selections": [
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
      "name": "min",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "max",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RangeStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Range",
  "abstractKey": null
};

(node as any).hash = "f9389a54648d776f104d23ba35b85a2c";

export default node;
