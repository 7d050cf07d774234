/**
 * @generated SignedSource<<99af2ae1a9dbb193d963170695ebf22f>>
 * @relayHash 19e840c1e741f1ac6c87feae77f8427f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26fd43a811c89fbb9975d9388180255a9211d08bad72f85d6f3c218e2b8acc23

import type { ConcreteRequest } from 'relay-runtime';
export type CatalogueAddressInput = {
  additionalAddress?: string | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: string | null | undefined;
  firstName?: string | null | undefined;
  formType?: string | null | undefined;
  lastName?: string | null | undefined;
  postCode?: string | null | undefined;
  salutation?: string | null | undefined;
  streetAndHouseNr?: string | null | undefined;
};
export type orderCatalogueMutation$variables = {
  address: CatalogueAddressInput;
  edition: string;
  email?: string | null | undefined;
  quantity?: number | null | undefined;
  website?: string | null | undefined;
};
export type orderCatalogueMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type orderCatalogueMutation = {
  response: orderCatalogueMutation$data;
  variables: orderCatalogueMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "address"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "edition"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "quantity"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "website"
},
v5 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "address",
        "variableName": "address"
      },
      {
        "kind": "Variable",
        "name": "edition",
        "variableName": "edition"
      },
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "quantity",
        "variableName": "quantity"
      },
      {
        "kind": "Variable",
        "name": "website",
        "variableName": "website"
      }
    ],
    "concreteType": "CatalogueOrderResult",
    "kind": "LinkedField",
    "name": "catalogueOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "successful",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorMessage",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FieldError",
        "kind": "LinkedField",
        "name": "fieldErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fieldName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "orderCatalogueMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "orderCatalogueMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "26fd43a811c89fbb9975d9388180255a9211d08bad72f85d6f3c218e2b8acc23",
    "metadata": {},
    "name": "orderCatalogueMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "96c193004d22a1dc530a76ad4e458eb0";

export default node;
