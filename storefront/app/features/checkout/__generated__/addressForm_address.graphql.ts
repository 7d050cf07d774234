/**
 * @generated SignedSource<<00081284d219a721b104fdd3f1b4ffd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type addressForm_address$data = {
  readonly addressAddition: string | null | undefined;
  readonly addressId: string;
  readonly city: string;
  readonly country: string;
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null | undefined;
  readonly postCode: string;
  readonly salutation: string;
  readonly schoolOrCompany: string | null | undefined;
  readonly street: string;
  readonly " $fragmentType": "addressForm_address";
};
export type addressForm_address$key = {
  readonly " $data"?: addressForm_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"addressForm_address">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "addressForm_address"
};

(node as any).hash = "9ce5ba34dec012e3b3189a3d6298ab11";

export default node;
