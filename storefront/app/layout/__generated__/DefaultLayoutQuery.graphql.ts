/**
 * @generated SignedSource<<6cc96f1824a5ebbe380fa7b99e51f47d>>
 * @relayHash cabae484027ddf0b3675882c0b4b9f50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9424f2c3d2001c1d8a53afe931467cafdea079598b330b17c652572f9777dc2e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DefaultLayoutQuery$variables = Record<PropertyKey, never>;
export type DefaultLayoutQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShopFooter_query" | "ShopHeader_query">;
};
export type DefaultLayoutQuery = {
  response: DefaultLayoutQuery$data;
  variables: DefaultLayoutQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DefaultLayoutQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ShopHeader_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ShopFooter_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DefaultLayoutQuery",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "popularSearches",
        "storageKey": null
      },
      {
        "alias": "footer",
        "args": [
          {
            "kind": "Literal",
            "name": "url",
            "value": "/-/footer"
          }
        ],
        "concreteType": "PageDetails",
        "kind": "LinkedField",
        "name": "pageDetailsByUrl",
        "plural": false,
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
                    "name": "template",
                    "storageKey": null
                  },
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
        "storageKey": "pageDetailsByUrl(url:\"/-/footer\")"
      }
    ]
  },
  "params": {
    "id": "9424f2c3d2001c1d8a53afe931467cafdea079598b330b17c652572f9777dc2e",
    "metadata": {},
    "name": "DefaultLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "49b412deb155dbee8ab44b5f2ae6d5a7";

export default node;
