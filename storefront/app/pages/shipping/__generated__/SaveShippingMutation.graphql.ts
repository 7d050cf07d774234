/**
 * @generated SignedSource<<d1cf3268658cc59636b656ca22777184>>
 * @relayHash 8bd93118063d5eee8f683e4cb1369c05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcf363362f798b1615e55443977e7ccb59bd36d2ae939bf800c9d004a89e310f

import type { ConcreteRequest } from 'relay-runtime';
export type SpeditionFieldInput = {
  fieldName: string;
  fieldValue: string;
};
export type SaveShippingMutation$variables = {
  additionalAddress?: string | null | undefined;
  addsBilling: boolean;
  addsShipping: boolean;
  addsStation: boolean;
  asGuest: boolean;
  billingEmail?: string | null | undefined;
  billingId: string;
  buyerReference?: string | null | undefined;
  cartId: string;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  formType?: string | null | undefined;
  lastName?: string | null | undefined;
  orderReference?: string | null | undefined;
  phone?: string | null | undefined;
  picksBilling: boolean;
  picksShipping: boolean;
  postCode?: string | null | undefined;
  salutation?: string | null | undefined;
  savesSpedition: boolean;
  setsBuyerReference: boolean;
  setsShipper: boolean;
  shipper: string;
  shippingEmail?: string | null | undefined;
  shippingId?: string | null | undefined;
  spedition: ReadonlyArray<SpeditionFieldInput>;
  stationOrShippingId: string;
  streetAndHouseNr?: string | null | undefined;
  toAdditionalAddress?: string | null | undefined;
  toCity?: string | null | undefined;
  toCompany?: string | null | undefined;
  toCountry?: string | null | undefined;
  toFirstName?: string | null | undefined;
  toFormType?: string | null | undefined;
  toLastName?: string | null | undefined;
  toPostCode?: string | null | undefined;
  toSalutation?: string | null | undefined;
  toStreetAndHouseNr?: string | null | undefined;
  updatesBilling: boolean;
  updatesShipping: boolean;
  updatesStation: boolean;
};
export type SaveShippingMutation$data = {
  readonly addBillingAddress?: {
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly successful: boolean;
  };
  readonly addPackstationAddress?: {
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly successful: boolean;
  };
  readonly addShippingAddress?: {
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly successful: boolean;
  };
  readonly checkoutAuth?: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
  readonly saveSpeditionsData?: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
  readonly setAlternativeEmails: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
  readonly setBillingAddress?: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
  readonly setBuyerReference?: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
  };
  readonly setOrderReference: {
    readonly cart: {
      readonly steps: {
        readonly paymentNeeded: boolean;
      };
    };
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
  readonly setSelectedShipper?: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
  readonly setShippingAddress?: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
  readonly updateBillingAddress?: {
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly successful: boolean;
  };
  readonly updatePackstationAddress?: {
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly successful: boolean;
  };
  readonly updateShippingAddress?: {
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type SaveShippingMutation = {
  response: SaveShippingMutation$data;
  variables: SaveShippingMutation$variables;
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
  "name": "addsBilling"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "addsShipping"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "addsStation"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "asGuest"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "billingEmail"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "billingId"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "buyerReference"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cartId"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "city"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "company"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "country"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firstName"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "formType"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastName"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderReference"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "phone"
},
v18 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "picksBilling"
},
v19 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "picksShipping"
},
v20 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "postCode"
},
v21 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "salutation"
},
v22 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "savesSpedition"
},
v23 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "setsBuyerReference"
},
v24 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "setsShipper"
},
v25 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "shipper"
},
v26 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "shippingEmail"
},
v27 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "shippingId"
},
v28 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "spedition"
},
v29 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stationOrShippingId"
},
v30 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "streetAndHouseNr"
},
v31 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toAdditionalAddress"
},
v32 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toCity"
},
v33 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toCompany"
},
v34 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toCountry"
},
v35 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toFirstName"
},
v36 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toFormType"
},
v37 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toLastName"
},
v38 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toPostCode"
},
v39 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toSalutation"
},
v40 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toStreetAndHouseNr"
},
v41 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "updatesBilling"
},
v42 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "updatesShipping"
},
v43 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "updatesStation"
},
v44 = {
  "kind": "Variable",
  "name": "cartId",
  "variableName": "cartId"
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "successful",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "errorMessage",
  "storageKey": null
},
v47 = {
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
      "name": "formName",
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
},
v48 = [
  (v45/*:: as any*/),
  (v46/*:: as any*/),
  (v47/*:: as any*/)
],
v49 = {
  "condition": "asGuest",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "authType",
          "value": "guest"
        },
        (v44/*:: as any*/)
      ],
      "concreteType": "CartResult",
      "kind": "LinkedField",
      "name": "checkoutAuth",
      "plural": false,
      "selections": (v48/*:: as any*/),
      "storageKey": null
    }
  ]
},
v50 = {
  "kind": "Variable",
  "name": "additionalAddress",
  "variableName": "additionalAddress"
},
v51 = {
  "kind": "Variable",
  "name": "city",
  "variableName": "city"
},
v52 = {
  "kind": "Variable",
  "name": "company",
  "variableName": "company"
},
v53 = {
  "kind": "Variable",
  "name": "country",
  "variableName": "country"
},
v54 = {
  "kind": "Variable",
  "name": "email",
  "variableName": "email"
},
v55 = {
  "kind": "Variable",
  "name": "firstName",
  "variableName": "firstName"
},
v56 = {
  "kind": "Variable",
  "name": "formType",
  "variableName": "formType"
},
v57 = {
  "kind": "Variable",
  "name": "lastName",
  "variableName": "lastName"
},
v58 = {
  "kind": "Variable",
  "name": "phone",
  "variableName": "phone"
},
v59 = {
  "kind": "Variable",
  "name": "postCode",
  "variableName": "postCode"
},
v60 = {
  "kind": "Variable",
  "name": "salutation",
  "variableName": "salutation"
},
v61 = {
  "kind": "Variable",
  "name": "streetAndHouseNr",
  "variableName": "streetAndHouseNr"
},
v62 = [
  (v45/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "generalErrorMessage",
    "storageKey": null
  },
  (v47/*:: as any*/)
],
v63 = {
  "condition": "addsBilling",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        (v50/*:: as any*/),
        (v44/*:: as any*/),
        (v51/*:: as any*/),
        (v52/*:: as any*/),
        (v53/*:: as any*/),
        (v54/*:: as any*/),
        (v55/*:: as any*/),
        (v56/*:: as any*/),
        (v57/*:: as any*/),
        (v58/*:: as any*/),
        (v59/*:: as any*/),
        (v60/*:: as any*/),
        (v61/*:: as any*/)
      ],
      "concreteType": "AddressResult",
      "kind": "LinkedField",
      "name": "addBillingAddress",
      "plural": false,
      "selections": (v62/*:: as any*/),
      "storageKey": null
    }
  ]
},
v64 = {
  "kind": "Variable",
  "name": "addressId",
  "variableName": "billingId"
},
v65 = {
  "condition": "updatesBilling",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        (v50/*:: as any*/),
        (v64/*:: as any*/),
        (v44/*:: as any*/),
        (v51/*:: as any*/),
        (v52/*:: as any*/),
        (v53/*:: as any*/),
        (v54/*:: as any*/),
        (v55/*:: as any*/),
        (v56/*:: as any*/),
        (v57/*:: as any*/),
        (v58/*:: as any*/),
        (v59/*:: as any*/),
        (v60/*:: as any*/),
        (v61/*:: as any*/)
      ],
      "concreteType": "AddressResult",
      "kind": "LinkedField",
      "name": "updateBillingAddress",
      "plural": false,
      "selections": (v62/*:: as any*/),
      "storageKey": null
    }
  ]
},
v66 = {
  "condition": "picksBilling",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        (v64/*:: as any*/),
        (v44/*:: as any*/)
      ],
      "concreteType": "CartResult",
      "kind": "LinkedField",
      "name": "setBillingAddress",
      "plural": false,
      "selections": (v48/*:: as any*/),
      "storageKey": null
    }
  ]
},
v67 = {
  "condition": "picksShipping",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "addressId",
          "variableName": "shippingId"
        },
        (v44/*:: as any*/)
      ],
      "concreteType": "CartResult",
      "kind": "LinkedField",
      "name": "setShippingAddress",
      "plural": false,
      "selections": (v48/*:: as any*/),
      "storageKey": null
    }
  ]
},
v68 = {
  "kind": "Variable",
  "name": "additionalAddress",
  "variableName": "toAdditionalAddress"
},
v69 = {
  "kind": "Variable",
  "name": "city",
  "variableName": "toCity"
},
v70 = {
  "kind": "Variable",
  "name": "company",
  "variableName": "toCompany"
},
v71 = {
  "kind": "Variable",
  "name": "country",
  "variableName": "toCountry"
},
v72 = {
  "kind": "Variable",
  "name": "firstName",
  "variableName": "toFirstName"
},
v73 = {
  "kind": "Variable",
  "name": "formType",
  "variableName": "toFormType"
},
v74 = {
  "kind": "Variable",
  "name": "lastName",
  "variableName": "toLastName"
},
v75 = {
  "kind": "Variable",
  "name": "postCode",
  "variableName": "toPostCode"
},
v76 = {
  "kind": "Variable",
  "name": "salutation",
  "variableName": "toSalutation"
},
v77 = {
  "kind": "Variable",
  "name": "streetAndHouseNr",
  "variableName": "toStreetAndHouseNr"
},
v78 = {
  "condition": "addsShipping",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        (v68/*:: as any*/),
        (v44/*:: as any*/),
        (v69/*:: as any*/),
        (v70/*:: as any*/),
        (v71/*:: as any*/),
        (v72/*:: as any*/),
        (v73/*:: as any*/),
        (v74/*:: as any*/),
        (v75/*:: as any*/),
        (v76/*:: as any*/),
        (v77/*:: as any*/)
      ],
      "concreteType": "AddressResult",
      "kind": "LinkedField",
      "name": "addShippingAddress",
      "plural": false,
      "selections": (v62/*:: as any*/),
      "storageKey": null
    }
  ]
},
v79 = {
  "kind": "Variable",
  "name": "addressId",
  "variableName": "stationOrShippingId"
},
v80 = {
  "condition": "updatesShipping",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        (v68/*:: as any*/),
        (v79/*:: as any*/),
        (v44/*:: as any*/),
        (v69/*:: as any*/),
        (v70/*:: as any*/),
        (v71/*:: as any*/),
        (v72/*:: as any*/),
        (v73/*:: as any*/),
        (v74/*:: as any*/),
        (v75/*:: as any*/),
        (v76/*:: as any*/),
        (v77/*:: as any*/)
      ],
      "concreteType": "AddressResult",
      "kind": "LinkedField",
      "name": "updateShippingAddress",
      "plural": false,
      "selections": (v62/*:: as any*/),
      "storageKey": null
    }
  ]
},
v81 = {
  "condition": "addsStation",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        (v68/*:: as any*/),
        (v44/*:: as any*/),
        (v69/*:: as any*/),
        (v70/*:: as any*/),
        (v71/*:: as any*/),
        (v72/*:: as any*/),
        (v74/*:: as any*/),
        (v75/*:: as any*/),
        (v76/*:: as any*/),
        (v77/*:: as any*/)
      ],
      "concreteType": "AddressResult",
      "kind": "LinkedField",
      "name": "addPackstationAddress",
      "plural": false,
      "selections": (v62/*:: as any*/),
      "storageKey": null
    }
  ]
},
v82 = {
  "condition": "updatesStation",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        (v68/*:: as any*/),
        (v79/*:: as any*/),
        (v44/*:: as any*/),
        (v69/*:: as any*/),
        (v70/*:: as any*/),
        (v71/*:: as any*/),
        (v72/*:: as any*/),
        (v74/*:: as any*/),
        (v75/*:: as any*/),
        (v76/*:: as any*/),
        (v77/*:: as any*/)
      ],
      "concreteType": "AddressResult",
      "kind": "LinkedField",
      "name": "updatePackstationAddress",
      "plural": false,
      "selections": (v62/*:: as any*/),
      "storageKey": null
    }
  ]
},
v83 = {
  "condition": "setsShipper",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        (v44/*:: as any*/),
        {
          "kind": "Variable",
          "name": "code",
          "variableName": "shipper"
        }
      ],
      "concreteType": "CartResult",
      "kind": "LinkedField",
      "name": "setSelectedShipper",
      "plural": false,
      "selections": (v48/*:: as any*/),
      "storageKey": null
    }
  ]
},
v84 = {
  "condition": "savesSpedition",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        (v44/*:: as any*/),
        {
          "kind": "Variable",
          "name": "fields",
          "variableName": "spedition"
        }
      ],
      "concreteType": "CartResult",
      "kind": "LinkedField",
      "name": "saveSpeditionsData",
      "plural": false,
      "selections": (v48/*:: as any*/),
      "storageKey": null
    }
  ]
},
v85 = {
  "condition": "setsBuyerReference",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "buyerReference",
          "variableName": "buyerReference"
        },
        (v44/*:: as any*/)
      ],
      "concreteType": "PaymentResult",
      "kind": "LinkedField",
      "name": "setBuyerReference",
      "plural": false,
      "selections": [
        (v45/*:: as any*/),
        (v46/*:: as any*/)
      ],
      "storageKey": null
    }
  ]
},
v86 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "billingEmail",
      "variableName": "billingEmail"
    },
    (v44/*:: as any*/),
    {
      "kind": "Variable",
      "name": "shippingEmail",
      "variableName": "shippingEmail"
    }
  ],
  "concreteType": "CartResult",
  "kind": "LinkedField",
  "name": "setAlternativeEmails",
  "plural": false,
  "selections": (v48/*:: as any*/),
  "storageKey": null
},
v87 = [
  (v44/*:: as any*/),
  {
    "kind": "Variable",
    "name": "orderReference",
    "variableName": "orderReference"
  }
],
v88 = {
  "alias": null,
  "args": null,
  "concreteType": "CheckoutSteps",
  "kind": "LinkedField",
  "name": "steps",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentNeeded",
      "storageKey": null
    }
  ],
  "storageKey": null
};
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
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v19/*:: as any*/),
      (v20/*:: as any*/),
      (v21/*:: as any*/),
      (v22/*:: as any*/),
      (v23/*:: as any*/),
      (v24/*:: as any*/),
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v27/*:: as any*/),
      (v28/*:: as any*/),
      (v29/*:: as any*/),
      (v30/*:: as any*/),
      (v31/*:: as any*/),
      (v32/*:: as any*/),
      (v33/*:: as any*/),
      (v34/*:: as any*/),
      (v35/*:: as any*/),
      (v36/*:: as any*/),
      (v37/*:: as any*/),
      (v38/*:: as any*/),
      (v39/*:: as any*/),
      (v40/*:: as any*/),
      (v41/*:: as any*/),
      (v42/*:: as any*/),
      (v43/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SaveShippingMutation",
    "selections": [
      (v49/*:: as any*/),
      (v63/*:: as any*/),
      (v65/*:: as any*/),
      (v66/*:: as any*/),
      (v67/*:: as any*/),
      (v78/*:: as any*/),
      (v80/*:: as any*/),
      (v81/*:: as any*/),
      (v82/*:: as any*/),
      (v83/*:: as any*/),
      (v84/*:: as any*/),
      (v85/*:: as any*/),
      (v86/*:: as any*/),
      {
        "alias": null,
        "args": (v87/*:: as any*/),
        "concreteType": "CartResult",
        "kind": "LinkedField",
        "name": "setOrderReference",
        "plural": false,
        "selections": [
          (v45/*:: as any*/),
          (v46/*:: as any*/),
          (v47/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v88/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v8/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v41/*:: as any*/),
      (v18/*:: as any*/),
      (v6/*:: as any*/),
      (v14/*:: as any*/),
      (v10/*:: as any*/),
      (v21/*:: as any*/),
      (v13/*:: as any*/),
      (v15/*:: as any*/),
      (v30/*:: as any*/),
      (v0/*:: as any*/),
      (v20/*:: as any*/),
      (v9/*:: as any*/),
      (v11/*:: as any*/),
      (v17/*:: as any*/),
      (v12/*:: as any*/),
      (v19/*:: as any*/),
      (v2/*:: as any*/),
      (v42/*:: as any*/),
      (v3/*:: as any*/),
      (v43/*:: as any*/),
      (v27/*:: as any*/),
      (v29/*:: as any*/),
      (v36/*:: as any*/),
      (v33/*:: as any*/),
      (v39/*:: as any*/),
      (v35/*:: as any*/),
      (v37/*:: as any*/),
      (v40/*:: as any*/),
      (v31/*:: as any*/),
      (v38/*:: as any*/),
      (v32/*:: as any*/),
      (v34/*:: as any*/),
      (v24/*:: as any*/),
      (v25/*:: as any*/),
      (v22/*:: as any*/),
      (v28/*:: as any*/),
      (v16/*:: as any*/),
      (v23/*:: as any*/),
      (v7/*:: as any*/),
      (v5/*:: as any*/),
      (v26/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SaveShippingMutation",
    "selections": [
      (v49/*:: as any*/),
      (v63/*:: as any*/),
      (v65/*:: as any*/),
      (v66/*:: as any*/),
      (v67/*:: as any*/),
      (v78/*:: as any*/),
      (v80/*:: as any*/),
      (v81/*:: as any*/),
      (v82/*:: as any*/),
      (v83/*:: as any*/),
      (v84/*:: as any*/),
      (v85/*:: as any*/),
      (v86/*:: as any*/),
      {
        "alias": null,
        "args": (v87/*:: as any*/),
        "concreteType": "CartResult",
        "kind": "LinkedField",
        "name": "setOrderReference",
        "plural": false,
        "selections": [
          (v45/*:: as any*/),
          (v46/*:: as any*/),
          (v47/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v88/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bcf363362f798b1615e55443977e7ccb59bd36d2ae939bf800c9d004a89e310f",
    "metadata": {},
    "name": "SaveShippingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6a57b36eef534670a9ebe96bdb784738";

export default node;
