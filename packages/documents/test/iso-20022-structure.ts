import { DOMParser, type Element } from '@xmldom/xmldom';

/**
 * What messages of ISO 20022 are made of, as far as tests meet it: the elements of each type in their order, with how often each may stand (`?` at
 * most once, `*` any number, `+` at least once, `{a,b}` from a to b) and its type; or one of several elements, after `|`.
 */
const types: Readonly<Record<string, string>> = {
  'seev.001.001.11': 'MtgNtfctn:Notification',
  'seev.004.001.09': 'MtgInstr:Instruction',
  'seev.006.001.10': 'MtgInstrSts:Status',
  'seev.007.001.10': 'MtgVoteExctnConf:Confirmation',
  'seev.008.001.09': 'MtgRsltDssmntn:Dissemination',
  Notification:
    'Pgntn?:Any NtfctnGnlInf:General NtfctnUpd?:Update EvtsLkg*:Any Mtg:Notice MtgDtls{1,5}:Details Issr:Issuer IssrAgt{0,10}:Any Scty{1,200}:Security Rsltn{0,1000}:Resolution Vote?:Any PwrOfAttnyRqrmnts?:Any AddtlInf?:Narrative SplmtryData*:Any',
  General:
    'NtfctnId?:Max35 NtfctnTp:NEWM,REPL,RMDR NtfctnSts:EventStatus ShrhldrRghtsDrctvInd?:Boolean ConfOfHldgReqrd?:Boolean',
  Update: 'PrvsNtfctnId:Max35 RcnfrmInstrs?:Boolean',
  EventStatus: 'EvtCmpltnsSts:COMP,INCO EvtConfSts:CONF,UCON',
  Notice:
    'MtgId:Max35 IssrMtgId?:Max35 Tp:MeetingType Clssfctn?:Any AnncmntDt?:DateOrTime OneManOneVoteInd?:Boolean Prtcptn*:Any Attndnc?:Any AddtlDcmnttnURLAdr*:Any EvtPrcgWebSiteAdr?:Any AddtlPrcdrDtls{0,5}:Any TtlNbOfSctiesOutsdng?:Quantity TtlNbOfVtngRghts?:Whole PrxyAppntmntNtfctnAdr?:Any PrxyChc?:Any CtctPrsnDtls{0,12}:Any RsltPblctnDt?:Any SctiesBlckgPrdEndDt?:Any EntitlmntFxgDt?:FixingDate RegnSctiesDdln?:Any RegnSctiesMktDdln?:Any',
  FixingDate: 'Dt:DateOrCode DtMd?:BODY,EODY',
  DateOrCode: '|Dt:Date DtCd:UKWN',
  DateOrTime: '|Dt:Date DtTm:DateTime',
  Details: 'DtAndTm:When DtSts?:CNFR,TNTA QrmReqrd?:Boolean Lctn{1,5}:Location QrmQty?:Quorum URLAdr?:Any',
  When: '|DtOrDtTm:DateOrTime DtCd:UKWN',
  Location: '|Adr:Address LctnCd:UKWN',
  Address:
    'AdrTp?:Any AdrLine{0,5}:Max70 StrtNm?:Max70 BldgNb?:Max16 PstCd?:Max16 TwnNm?:Max35 CtrySubDvsn?:Max35 Ctry:Country',
  Quorum: '|QrmQty:Max35 QrmQtyPctg:Percent',
  Issuer: 'Id:Party URLAdr?:Any',
  Party: '|AnyBIC:Any PrtryId:Any NmAndAdr:NameAndAddress LEI:Any',
  NameAndAddress: 'Nm:Max350 Adr?:Address',
  Security: 'FinInstrmId:SecurityId Pos{0,1000}:Any',
  SecurityId: 'ISIN?:Any OthrId*:OtherId Desc?:Max140',
  OtherId: 'Id:Max35 Sfx?:Max16 Tp:IdSource',
  IdSource: '|Cd:Max4 Prtry:Max35',
  Resolution:
    'IssrLabl:Max35 Desc*:Description ListgGrpRsltnLabl?:Max35 Tp?:EXTR,SPCL ForInfOnly:Boolean VoteTp?:ADVI,BNDG Sts:ACTV,WDRA SubmittdBySctyHldr?:Boolean RghtToWdrwInd?:Boolean VoteInstrTp*:InstructionType MgmtRcmmndtn?:Recommendation NtifngPtyRcmmndtn?:Recommendation Entitlmnt?:Any VtngRghtsThrshldForApprvl*:Threshold URLAdr?:Any',
  Description: 'Lang:Language Titl?:Max1025 Desc*:Max8000',
  InstructionType: 'VoteInstrTpCd:InstructionCode AddtlInf?:Max350',
  InstructionCode: '|Tp:ABST,CAGS,AMGT,BLNK,CHRM,DISC,CFOR,NOAC,ONEY,THRY,TWOY,WTHH,WMGT Prtry:OwnCode',
  Recommendation: 'ABST,CAGS,CHRM,CFOR,NOAC,WTHH,ONEY,THRY,TWOY,BLNK,NREC',
  Threshold: 'Thrshld:NumberOrPercent ThrshldBsis?:Basis',
  NumberOrPercent: '|ThrshldPctg:Percent ThrshldNb:Whole',
  Basis: '|Cd:ALSH,ALSM,ALVO Prtry:OwnCode',
  OwnCode: 'Id:FourSigns Issr:Max35 SchmeNm?:Max35',
  Narrative: 'Dsclmr*:Any PrcgTxtForNxtIntrmy*:Max8000',
  MeetingType: 'XMET,GMET,MIXD,SPCL,BMET,CMET',
  Reference:
    'MtgId:Max35 IssrMtgId?:Max35 MtgDtAndTm:DateTime Tp:MeetingType Clssfctn?:Any Lctn{0,5}:Address Issr?:Party',
  Instruction:
    'Pgntn?:Any MtgInstrId?:Max35 MtgRef:Reference FinInstrmId:SecurityId InstrCxlReqId*:Any CancInstrId*:Any OthrDocId*:Any Instr+:Single SplmtryData*:Any',
  Single:
    'SnglInstrId:Max35 ReqdExctnDt?:DateTime VoteExctnConf:Boolean AcctDtls:Account Prxy?:Any VoteDtls?:VoteDetails MtgAttndee*:Any SpcfcInstrReq?:Any',
  Account:
    'AcctId?:Max35 BlckChainAdrOrWllt?:Any AcctOwnr?:Any SubAcctId?:Max35 InstdBal{1,15}:Balance RghtsHldr{0,250}:Any PldgDtls?:Any',
  Balance: 'Bal:SignedQuantity BalTp?:Any SfkpgPlc?:Any',
  SignedQuantity: 'ShrtLngPos:LONG,SHOR Qty:Quantity',
  VoteDetails: 'VoteInstrForAgndRsltn:AgendaVote VoteInstrForMtgRsltn?:Any',
  AgendaVote: '|VotePerAgndRsltn:VotePer VoteForAllAgndRsltns:InstructionCode',
  VotePer: '|VoteInstr{1,1000}:VoteInstruction GblVoteInstr{1,1000}:GlobalVote',
  GlobalVote: 'IssrLabl:Max35 VoteOptn:InstructionCode',
  VoteInstruction:
    'IssrLabl:Max35 ListgGrpRsltnLabl?:Max35 For?:QuantityOrCode Agnst?:QuantityOrCode Abstn?:QuantityOrCode Wthhld?:QuantityOrCode WthMgmt?:QuantityOrCode AgnstMgmt?:QuantityOrCode Dscrtnry?:QuantityOrCode OneYr?:QuantityOrCode TwoYrs?:QuantityOrCode ThreeYrs?:QuantityOrCode NoActn?:QuantityOrCode Blnk?:QuantityOrCode Prtry{0,4}:Any',
  QuantityOrCode: '|Qty:Quantity Cd:QALL',
  Quantity: '|Unit:Whole FaceAmt:Any DgtlTknUnit:Any',
  Status:
    'InstrTp:InstructionNamed MtgRef:Reference FinInstrmId:SecurityId InstrTpSts:TypeStatus Pos?:Any CnfrmgPty:Person VoteCstgPty:Person RghtsHldr{0,250}:Any SplmtryData*:Any',
  InstructionNamed: '|InstrId:Max35 InstrCxlId:Max35',
  TypeStatus: '|InstrSts+:SingleStatus CxlSts:Any',
  SingleStatus: 'SnglInstrId:Max35 AcctId?:Max35 SubAcctId?:Max35 InstrSts:StatusChoice',
  StatusChoice: '|PrcgSts:Processing Rjctd:Rejected Pdg:Pending',
  Processing: 'Sts:PACK,ATTC,CAND,CSUB,FRWD,RCIS,REGM,STIN AttndncCardNb?:Max35 AddtlInf?:Max350',
  Rejected: '|NoSpcfdRsn:Any Rsn+:RejectedReason',
  RejectedReason: 'RsnCd:RejectedCode AddtlRsnInf?:Max350',
  RejectedCode:
    '|Cd:ADEA,ADDM,MCAN,DQUA,DREM,DSEC,EVNM,FULL,IPOA,IPOS,IREG,LATE,NPOS,OTHR,PART,PRXY,RBIS,RESN,SAFE,SPLT,ULNK,OPTY,LACK,LIST,NOSL,PMNS,IPED,DUPL Prtry:OwnCode',
  Pending: '|NoSpcfdRsn:Any Rsn+:PendingReason',
  PendingReason: 'RsnCd:PendingCode AddtlRsnInf?:Max350',
  PendingCode: '|Cd:ADEA,ADDM,DQUA,DREM,FULL,IPOA,IPOS,LACK,LATE,NPOS,IREG,OTHR,PRXY,PENR,IPED Prtry:OwnCode',
  Person: '|LglPrsn:LegalPerson NtrlPrsn:Any',
  LegalPerson: 'NmAndAdr:NameAndAddress EmailAdr?:Any Id?:Any',
  Confirmation:
    'Pgntn?:Any VoteExctnConfId?:Max35 MtgInstrId:Max35 MtgRef:Reference FinInstrmId:SecurityId VoteInstrs*:Counted VoteInstrsConfURLAdr?:Any SplmtryData*:Any',
  Counted:
    'SnglInstrId:Max35 AcctId?:Max35 AcctOwnr?:Any SubAcctId?:Max35 RghtsHldr{0,250}:Any Prxy?:Any StgInstr?:Boolean ModltyOfCntg:Modality VoteRctDtTm?:DateOrTime VotePerRsltn{0,1000}:CountedVote',
  Modality: '|Cd:EVAM,EVBM,PVBM,PVAM Prtry:OwnCode',
  CountedVote:
    'IssrLabl:Max35 Desc*:Description SubSts?:AMDR,NEWR For?:Quantity Agnst?:Quantity Abstn?:Quantity Wthhld?:Quantity WthMgmt?:Quantity AgnstMgmt?:Quantity Dscrtnry?:Quantity OneYr?:Quantity TwoYrs?:Quantity ThreeYrs?:Quantity NoActn?:Quantity Blnk?:Quantity Prtry{0,4}:OwnVote Wdrwn?:Boolean',
  OwnVote: 'Cd:OwnCode Qty:Quantity',
  Dissemination:
    'Pgntn?:Any MtgRsltDssmntnId?:Max35 MtgRsltsDssmntnTp:NEWM,REPL PrvsMtgRsltsDssmntnId?:Max35 MtgRef:Reference Scty{1,200}:Security VoteRslt{1,1000}:Result Prtcptn?:Participation AddtlInf?:Any SplmtryData*:Any',
  Result:
    'IssrLabl:Max35 Desc*:Description RsltnSts:ACPT,REJT,WDRA SubSts?:AMDR,NEWR For?:Quantity Agnst?:Quantity Abstn?:Quantity Wthhld?:Quantity WthMgmt?:Quantity AgnstMgmt?:Quantity Dscrtnry?:Quantity OneYr?:Quantity TwoYrs?:Quantity ThreeYrs?:Quantity NoActn?:Quantity Blnk?:Quantity Prtry{0,4}:OwnVote',
  Participation: 'TtlNbOfVtngRghts?:Whole PctgOfVtngRghts?:Percent TtlNbOfSctiesOutsdng?:Quantity ClctnDt?:Date',
};

const forms: Readonly<Record<string, RegExp>> = {
  Any: /^[^]*$/,
  Boolean: /^(true|false)$/,
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
  Whole: /^\d{1,18}$/,
  Percent: /^\d{1,3}(\.\d{1,8})?$/,
  Country: /^[A-Z]{2}$/,
  Language: /^[a-z]{2}$/,
  FourSigns: /^[a-zA-Z0-9]{4}$/,
};

interface Part {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly type: string;
}

/** What is wrong with a message by the structure of its definition: which element, and why; nothing where it is valid. */
export function structureFaults(definition: string, xml: string): readonly string[] {
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  if (root?.localName !== 'Document' || root.namespaceURI !== `urn:iso:std:iso:20022:tech:xsd:${definition}`) {
    return [`${root?.localName} in ${root?.namespaceURI} is no Document of ${definition}`];
  }
  return faultsOf(root, types[definition] ?? '', 'Document');
}

function faultsOf(element: Element, type: string, path: string): readonly string[] {
  const children = Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
  const text = element.textContent ?? '';
  const form = forms[type];
  if (form !== undefined)
    return type === 'Any' || (children.length === 0 && form.test(text)) ? [] : [`${path}: ${text}`];
  const most = /^Max(\d+)$/.exec(type)?.[1];
  if (most !== undefined) {
    return children.length === 0 && text.length > 0 && text.length <= Number(most)
      ? []
      : [`${path}: ${text.length} signs`];
  }
  const written = types[type] ?? type;
  if (!written.includes(':')) return written.split(',').includes(text) ? [] : [`${path}: no code ${text}`];
  const isChoice = written.startsWith('|');
  const parts = (isChoice ? written.slice(1) : written).split(' ').map(partOf);
  const known = children.flatMap((child) => {
    const part = parts.find(({ name }) => name === child.localName);
    return part === undefined ? [`${path}: no ${child.localName}`] : faultsOf(child, part.type, `${path}/${part.name}`);
  });
  const order = children.map((child) => parts.findIndex(({ name }) => name === child.localName));
  const isInOrder = order.every((place, index) => index === 0 || (order[index - 1] ?? 0) <= place);
  const counts = parts.map(({ name }) => children.filter((child) => child.localName === name).length);
  const chosen = counts.filter((count) => count > 0).length;
  const often = parts.flatMap(({ name, least, most: greatest }, index) => {
    const count = counts[index] ?? 0;
    const isWanted = !isChoice || count > 0;
    return isWanted && (count < least || count > greatest) ? [`${path}: ${count} times ${name}`] : [];
  });
  return [
    ...known,
    ...(isInOrder ? [] : [`${path}: ${children.map((child) => child.localName).join(' ')} is out of order`]),
    ...(isChoice && chosen !== 1 ? [`${path}: one of ${parts.map(({ name }) => name).join(', ')}`] : []),
    ...often,
  ];
}

function partOf(written: string): Part {
  const [, name = '', often = '', least, most, type = ''] = /^(\w+)([?*+]|\{(\d+),(\d+)\})?:(.+)$/.exec(written) ?? [];
  const [from, to] = { '?': [0, 1], '*': [0, Infinity], '+': [1, Infinity], '': [1, 1] }[often] ?? [
    Number(least),
    Number(most),
  ];
  return { name, least: from ?? 0, most: to ?? 0, type };
}
