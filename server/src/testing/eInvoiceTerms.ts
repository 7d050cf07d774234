import { XmlDocument, type XmlElement } from 'libxml2-wasm';

/** The business terms (BT-…) of an electronic invoice, read from UBL or CII by where each stands. */
export interface Terms {
  readonly syntax: 'UBL' | 'CII';
  /** All of the head. */
  readonly head: Readonly<Record<string, string>>;
  /** A term of the head; undefined: it is not there. */
  bt(term: HeadTerm): string | undefined;
  readonly lines: readonly Group<LineTerm>[];
  /** BG-23. */
  readonly breakdown: readonly Group<TaxTerm>[];
}

interface Group<Term> {
  readonly all: Readonly<Record<string, string>>;
  bt(term: Term): string | undefined;
}

const namespaces = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

const seller = 'cac:AccountingSupplierParty/cac:Party';
const buyer = 'cac:AccountingCustomerParty/cac:Party';
const total = 'cac:LegalMonetaryTotal';
const account = 'cac:PaymentMeans/cac:PayeeFinancialAccount';
const deal = 'rsm:SupplyChainTradeTransaction';
const agreement = `${deal}/ram:ApplicableHeaderTradeAgreement`;
const delivery = `${deal}/ram:ApplicableHeaderTradeDelivery`;
const settlement = `${deal}/ram:ApplicableHeaderTradeSettlement`;
const sums = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const means = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`;

/** Where each term stands: in UBL, and in CII. */
const head = {
  'BT-1': ['cbc:ID', 'rsm:ExchangedDocument/ram:ID'],
  'BT-2': ['cbc:IssueDate', 'rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString'],
  'BT-3': ['cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode', 'rsm:ExchangedDocument/ram:TypeCode'],
  'BT-5': ['cbc:DocumentCurrencyCode', `${settlement}/ram:InvoiceCurrencyCode`],
  'BT-9': [
    'cbc:DueDate',
    `${settlement}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString`,
  ],
  'BT-10': ['cbc:BuyerReference', `${agreement}/ram:BuyerReference`],
  'BT-13': [
    'cac:OrderReference/cbc:ID',
    `${agreement}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID`,
  ],
  'BT-20': [
    'cac:PaymentTerms/cbc:Note',
    `${settlement}/ram:SpecifiedTradePaymentTerms/ram:Description`,
  ],
  'BT-23': [
    'cbc:ProfileID',
    'rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID',
  ],
  'BT-24': [
    'cbc:CustomizationID',
    'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
  ],
  'BT-25': [
    'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID',
    `${settlement}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`,
  ],
  'BT-27': [
    `${seller}/cac:PartyLegalEntity/cbc:RegistrationName`,
    `${agreement}/ram:SellerTradeParty/ram:Name`,
  ],
  'BT-31': [
    `${seller}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID`,
    `${agreement}/ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']`,
  ],
  'BT-34': [
    `${seller}/cbc:EndpointID`,
    `${agreement}/ram:SellerTradeParty/ram:URIUniversalCommunication/ram:URIID`,
  ],
  'BT-34-1': [
    `${seller}/cbc:EndpointID/@schemeID`,
    `${agreement}/ram:SellerTradeParty/ram:URIUniversalCommunication/ram:URIID/@schemeID`,
  ],
  'BT-37': [
    `${seller}/cac:PostalAddress/cbc:CityName`,
    `${agreement}/ram:SellerTradeParty/ram:PostalTradeAddress/ram:CityName`,
  ],
  'BT-38': [
    `${seller}/cac:PostalAddress/cbc:PostalZone`,
    `${agreement}/ram:SellerTradeParty/ram:PostalTradeAddress/ram:PostcodeCode`,
  ],
  'BT-40': [
    `${seller}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`,
    `${agreement}/ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID`,
  ],
  'BT-41': [
    `${seller}/cac:Contact/cbc:Name`,
    `${agreement}/ram:SellerTradeParty/ram:DefinedTradeContact/ram:PersonName`,
  ],
  'BT-42': [
    `${seller}/cac:Contact/cbc:Telephone`,
    `${agreement}/ram:SellerTradeParty/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber`,
  ],
  'BT-43': [
    `${seller}/cac:Contact/cbc:ElectronicMail`,
    `${agreement}/ram:SellerTradeParty/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID`,
  ],
  'BT-44': [
    `${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`,
    `${agreement}/ram:BuyerTradeParty/ram:Name`,
  ],
  'BT-48': [
    `${buyer}/cac:PartyTaxScheme/cbc:CompanyID`,
    `${agreement}/ram:BuyerTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']`,
  ],
  'BT-49': [
    `${buyer}/cbc:EndpointID`,
    `${agreement}/ram:BuyerTradeParty/ram:URIUniversalCommunication/ram:URIID`,
  ],
  'BT-49-1': [
    `${buyer}/cbc:EndpointID/@schemeID`,
    `${agreement}/ram:BuyerTradeParty/ram:URIUniversalCommunication/ram:URIID/@schemeID`,
  ],
  'BT-52': [
    `${buyer}/cac:PostalAddress/cbc:CityName`,
    `${agreement}/ram:BuyerTradeParty/ram:PostalTradeAddress/ram:CityName`,
  ],
  'BT-53': [
    `${buyer}/cac:PostalAddress/cbc:PostalZone`,
    `${agreement}/ram:BuyerTradeParty/ram:PostalTradeAddress/ram:PostcodeCode`,
  ],
  'BT-55': [
    `${buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`,
    `${agreement}/ram:BuyerTradeParty/ram:PostalTradeAddress/ram:CountryID`,
  ],
  'BT-72': [
    'cac:Delivery/cbc:ActualDeliveryDate',
    `${delivery}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString`,
  ],
  'BT-77': [
    'cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:CityName',
    `${delivery}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CityName`,
  ],
  'BT-78': [
    'cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:PostalZone',
    `${delivery}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:PostcodeCode`,
  ],
  'BT-80': [
    'cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode',
    `${delivery}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID`,
  ],
  'BT-81': ['cac:PaymentMeans/cbc:PaymentMeansCode', `${means}/ram:TypeCode`],
  'BT-84': [`${account}/cbc:ID`, `${means}/ram:PayeePartyCreditorFinancialAccount/ram:IBANID`],
  'BT-106': [`${total}/cbc:LineExtensionAmount`, `${sums}/ram:LineTotalAmount`],
  'BT-107': [`${total}/cbc:AllowanceTotalAmount`, `${sums}/ram:AllowanceTotalAmount`],
  'BT-108': [`${total}/cbc:ChargeTotalAmount`, `${sums}/ram:ChargeTotalAmount`],
  'BT-109': [`${total}/cbc:TaxExclusiveAmount`, `${sums}/ram:TaxBasisTotalAmount`],
  'BT-110': ['cac:TaxTotal/cbc:TaxAmount', `${sums}/ram:TaxTotalAmount`],
  'BT-112': [`${total}/cbc:TaxInclusiveAmount`, `${sums}/ram:GrandTotalAmount`],
  'BT-113': [`${total}/cbc:PrepaidAmount`, `${sums}/ram:TotalPrepaidAmount`],
  'BT-115': [`${total}/cbc:PayableAmount`, `${sums}/ram:DuePayableAmount`],
} as const satisfies Record<string, readonly [string, string]>;

const tradeLine = {
  price: 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice',
  quantity: 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity',
  settlement: 'ram:SpecifiedLineTradeSettlement',
};

const line = {
  'BT-126': ['cbc:ID', 'ram:AssociatedDocumentLineDocument/ram:LineID'],
  'BT-129': ['cbc:InvoicedQuantity | cbc:CreditedQuantity', tradeLine.quantity],
  'BT-130': [
    'cbc:InvoicedQuantity/@unitCode | cbc:CreditedQuantity/@unitCode',
    `${tradeLine.quantity}/@unitCode`,
  ],
  'BT-131': [
    'cbc:LineExtensionAmount',
    `${tradeLine.settlement}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`,
  ],
  'BT-136': [
    'cac:AllowanceCharge[cbc:ChargeIndicator="false"]/cbc:Amount',
    `${tradeLine.settlement}/ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount`,
  ],
  'BT-139': [
    'cac:AllowanceCharge/cbc:AllowanceChargeReason',
    `${tradeLine.settlement}/ram:SpecifiedTradeAllowanceCharge/ram:Reason`,
  ],
  'BT-146': ['cac:Price/cbc:PriceAmount', `${tradeLine.price}/ram:ChargeAmount`],
  'BT-149': ['cac:Price/cbc:BaseQuantity', `${tradeLine.price}/ram:BasisQuantity`],
  'BT-151': [
    'cac:Item/cac:ClassifiedTaxCategory/cbc:ID',
    `${tradeLine.settlement}/ram:ApplicableTradeTax/ram:CategoryCode`,
  ],
  'BT-152': [
    'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent',
    `${tradeLine.settlement}/ram:ApplicableTradeTax/ram:RateApplicablePercent`,
  ],
  'BT-153': ['cac:Item/cbc:Name', 'ram:SpecifiedTradeProduct/ram:Name'],
} as const satisfies Record<string, readonly [string, string]>;

const tax = {
  'BT-116': ['cbc:TaxableAmount', 'ram:BasisAmount'],
  'BT-117': ['cbc:TaxAmount', 'ram:CalculatedAmount'],
  'BT-118': ['cac:TaxCategory/cbc:ID', 'ram:CategoryCode'],
  'BT-119': ['cac:TaxCategory/cbc:Percent', 'ram:RateApplicablePercent'],
  'BT-120': ['cac:TaxCategory/cbc:TaxExemptionReason', 'ram:ExemptionReason'],
  'BT-121': ['cac:TaxCategory/cbc:TaxExemptionReasonCode', 'ram:ExemptionReasonCode'],
} as const satisfies Record<string, readonly [string, string]>;

type HeadTerm = keyof typeof head;
type LineTerm = keyof typeof line;
type TaxTerm = keyof typeof tax;

export function readTerms(xml: string): Terms {
  const document = XmlDocument.fromString(xml);
  try {
    const { root } = document;
    const syntax = root.name === 'CrossIndustryInvoice' ? 'CII' : 'UBL';
    const at = syntax === 'UBL' ? 0 : 1;
    const read = <Term extends string>(
      element: XmlElement,
      places: Readonly<Record<Term, readonly [string, string]>>,
    ) => {
      const found = new Map<Term, string>();
      for (const term of Object.keys(places) as Term[]) {
        const node = element.get(places[term][at], namespaces);
        if (node !== null) found.set(term, node.content.trim());
      }
      return { all: Object.fromEntries(found), bt: (term: Term) => found.get(term) };
    };
    const all = (path: string) => root.find(path, namespaces) as XmlElement[];
    const ofHead = read(root, head);
    return {
      syntax,
      head: ofHead.all,
      bt: ofHead.bt,
      lines: all(
        ['cac:InvoiceLine | cac:CreditNoteLine', `${deal}/ram:IncludedSupplyChainTradeLineItem`][
          at
        ] ?? '',
      ).map((element) => read(element, line)),
      breakdown: all(
        ['cac:TaxTotal/cac:TaxSubtotal', `${settlement}/ram:ApplicableTradeTax`][at] ?? '',
      ).map((element) => read(element, tax)),
    };
  } finally {
    document.dispose();
  }
}
