/**
 * @generated SignedSource<<c6ee005526fe3e2c71df68fac38bff05>>
 * @relayHash 754b5262686907d416375ec4dc43e40a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3aa3e10e4091d23cd03ead66407169a5273f75a28d1f53795612943f04916f14

import type { ConcreteRequest } from 'relay-runtime';
export type SaveShippingAddressMutation$variables = {
  additionalAddress?: string | null | undefined;
  addressId: string;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: string | null | undefined;
  firstName?: string | null | undefined;
  formType?: string | null | undefined;
  isNew: boolean;
  lastName?: string | null | undefined;
  postCode?: string | null | undefined;
  salutation?: string | null | undefined;
  streetAndHouseNr?: string | null | undefined;
};
export type SaveShippingAddressMutation$data = {
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
export type SaveShippingAddressMutation = {
  response: SaveShippingAddressMutation$data;
  variables: SaveShippingAddressMutation$variables;
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
  "name": "formType"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNew"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastName"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "postCode"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "salutation"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "streetAndHouseNr"
},
v12 = {
  "kind": "Variable",
  "name": "additionalAddress",
  "variableName": "additionalAddress"
},
v13 = {
  "kind": "Variable",
  "name": "city",
  "variableName": "city"
},
v14 = {
  "kind": "Variable",
  "name": "company",
  "variableName": "company"
},
v15 = {
  "kind": "Variable",
  "name": "country",
  "variableName": "country"
},
v16 = {
  "kind": "Variable",
  "name": "firstName",
  "variableName": "firstName"
},
v17 = {
  "kind": "Variable",
  "name": "formType",
  "variableName": "formType"
},
v18 = {
  "kind": "Variable",
  "name": "lastName",
  "variableName": "lastName"
},
v19 = {
  "kind": "Variable",
  "name": "postCode",
  "variableName": "postCode"
},
v20 = {
  "kind": "Variable",
  "name": "salutation",
  "variableName": "salutation"
},
v21 = {
  "kind": "Variable",
  "name": "streetAndHouseNr",
  "variableName": "streetAndHouseNr"
},
v22 = [
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
v23 = [
  {
    "condition": "isNew",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "added",
        "args": [
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/)
        ],
        "concreteType": "AddressResult",
        "kind": "LinkedField",
        "name": "addShippingAddress",
        "plural": false,
        "selections": (v22/*:: as any*/),
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
          (v12/*:: as any*/),
          {
            "kind": "Variable",
            "name": "addressId",
            "variableName": "addressId"
          },
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/)
        ],
        "concreteType": "AddressResult",
        "kind": "LinkedField",
        "name": "updateShippingAddress",
        "plural": false,
        "selections": (v22/*:: as any*/),
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
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SaveShippingAddressMutation",
    "selections": (v23/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v7/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v10/*:: as any*/),
      (v5/*:: as any*/),
      (v8/*:: as any*/),
      (v11/*:: as any*/),
      (v0/*:: as any*/),
      (v9/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SaveShippingAddressMutation",
    "selections": (v23/*:: as any*/)
  },
  "params": {
    "id": "3aa3e10e4091d23cd03ead66407169a5273f75a28d1f53795612943f04916f14",
    "metadata": {},
    "name": "SaveShippingAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "61dcbd4a162aaaee983af1fe05390fa4";

export default node;
