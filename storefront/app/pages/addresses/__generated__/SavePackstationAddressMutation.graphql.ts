/**
 * @generated SignedSource<<518da2094efe3b38c5b0a971aa66468c>>
 * @relayHash e7b95decc32cdace0bf9fa1f3b5b791b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c756f93b575eb5e303803ade2cfb436a7e5f770eac23bfaffb08a0c54ab82bd4

import type { ConcreteRequest } from 'relay-runtime';
export type SavePackstationAddressMutation$variables = {
  additionalAddress?: string | null | undefined;
  addressId: string;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: string | null | undefined;
  firstName?: string | null | undefined;
  isNew: boolean;
  lastName?: string | null | undefined;
  postCode?: string | null | undefined;
  salutation?: string | null | undefined;
  streetAndHouseNr?: string | null | undefined;
};
export type SavePackstationAddressMutation$data = {
  readonly added?: {
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly successful: boolean;
  };
  readonly changed?: {
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type SavePackstationAddressMutation = {
  response: SavePackstationAddressMutation$data;
  variables: SavePackstationAddressMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "additionalAddress"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "addressId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "city"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "company"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "country"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firstName"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNew"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastName"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "postCode"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "salutation"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "streetAndHouseNr"
},
v11 = {
  "kind": "Variable",
  "name": "additionalAddress",
  "variableName": "additionalAddress"
},
v12 = {
  "kind": "Variable",
  "name": "city",
  "variableName": "city"
},
v13 = {
  "kind": "Variable",
  "name": "company",
  "variableName": "company"
},
v14 = {
  "kind": "Variable",
  "name": "country",
  "variableName": "country"
},
v15 = {
  "kind": "Variable",
  "name": "firstName",
  "variableName": "firstName"
},
v16 = {
  "kind": "Variable",
  "name": "lastName",
  "variableName": "lastName"
},
v17 = {
  "kind": "Variable",
  "name": "postCode",
  "variableName": "postCode"
},
v18 = {
  "kind": "Variable",
  "name": "salutation",
  "variableName": "salutation"
},
v19 = {
  "kind": "Variable",
  "name": "streetAndHouseNr",
  "variableName": "streetAndHouseNr"
},
v20 = [
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
    "name": "generalErrorMessage",
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
v21 = [
  {
    "condition": "isNew",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "added",
        "args": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "concreteType": "AddressResult",
        "kind": "LinkedField",
        "name": "addPackstationAddress",
        "plural": false,
        "selections": (v20/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "isNew",
    "kind": "Condition",
    "passingValue": false,
    "selections": [
      {
        "alias": "changed",
        "args": [
          (v11/*:: as any*/),
          {
            "kind": "Variable",
            "name": "addressId",
            "variableName": "addressId"
          },
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "concreteType": "AddressResult",
        "kind": "LinkedField",
        "name": "updatePackstationAddress",
        "plural": false,
        "selections": (v20/*:: as any*/),
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SavePackstationAddressMutation",
    "selections": (v21/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v9/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v10/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SavePackstationAddressMutation",
    "selections": (v21/*:: as any*/)
  },
  "params": {
    "id": "c756f93b575eb5e303803ade2cfb436a7e5f770eac23bfaffb08a0c54ab82bd4",
    "metadata": {},
    "name": "SavePackstationAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2fee0718830701cc52726c61821a6b4d";

export default node;
