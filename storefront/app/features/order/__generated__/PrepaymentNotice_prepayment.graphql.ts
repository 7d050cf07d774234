/**
 * @generated SignedSource<<ea3048e74848e694360d9c46f147a9c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrepaymentNotice_prepayment$data = {
  readonly accountHolder: string;
  readonly amount: {
    readonly cents: number;
  };
  readonly bankName: string;
  readonly bic: string;
  readonly iban: string;
  readonly reference: string;
  readonly " $fragmentType": "PrepaymentNotice_prepayment";
};
export type PrepaymentNotice_prepayment$key = {
  readonly " $data"?: PrepaymentNotice_prepayment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrepaymentNotice_prepayment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrepaymentNotice_prepayment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountHolder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "iban",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PrepaymentInstructions",
  "abstractKey": null
};

(node as any).hash = "946b35ef35b60653cc82afd4e7d1fa28";

export default node;
