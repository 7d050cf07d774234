/**
 * @generated SignedSource<<349fe3067731386106e5d70f5b009eac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type addressLines_address$data = {
  readonly addressAddition: string | null | undefined;
  readonly city: string;
  readonly country: string;
  readonly firstName: string;
  readonly isStation: boolean;
  readonly lastName: string;
  readonly postCode: string;
  readonly schoolOrCompany: string | null | undefined;
  readonly street: string;
  readonly " $fragmentType": "addressLines_address";
};
export type addressLines_address$key = {
  readonly " $data"?: addressLines_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"addressLines_address">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "addressLines_address"
};

(node as any).hash = "9a4044ce592667d42218e859b916cb82";

export default node;
