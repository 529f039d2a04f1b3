import { constant, type Provision } from '@quorate/engine';

/** Definitions that only name something: what rules make of it stands where it is used. */
export const definitionsInWords: readonly Provision[] = (
  [
    [
      '2(a)',
      'acquiror',
      'the entity that survives a Holding Company Transaction, or its ultimate parent; or who acquires all or substantially all consolidated assets',
    ],
    [
      '2(b)',
      'affiliate',
      'who controls a person, is controlled by it, or is with it under one control: the power to direct management or policies, by votes, contract or otherwise',
    ],
    ['2(c)', 'applicable-dividend-rate', 'as Section 3(a) fixes it'],
    [
      '2(d)',
      'appropriate-federal-banking-agency',
      'the agency that federal deposit insurance law (12 U.S.C. 1813(q)) names',
    ],
    ['2(e)', 'bank-holding-company', 'a company registered as one with the Federal Reserve'],
    [
      '2(f)',
      'baseline',
      'the Initial Small Business Lending Baseline of the Initial Supplemental Report, as adjusted under 3(a)',
    ],
    [
      '2(g)',
      'business-combination',
      'a merger, consolidation, statutory share exchange or similar transaction that the stockholders must approve; in this certificate alone',
    ],
    ['2(i)', 'bylaws', 'the bylaws of the Issuer as amended'],
    ['2(j)', 'call-report', 'as the Definitive Agreement has it'],
    ['2(k)', 'certificate-of-designation', 'this certificate, with the Standard Provisions'],
    ['2(m)', 'charter', 'the articles of organization of the Issuer, or what has their place'],
    ['2(n)', 'lending-incentive-fee', 'as Section 3(e) has it'],
    ['2(o)', 'current-period', 'each of the second to tenth Dividend Periods, as 3(a)(i)(2) has it'],
    ['2(p)', 'dividend-payment-dates', '1 January, 1 April, 1 July and 1 October'],
    ['2(r)', 'dividend-record-date', 'as Section 3(b) has it'],
    ['2(s)', 'dividend-reference-period', 'the period two before the Current Period'],
    ['2(t)', 'generally-accepted-accounting-principles', 'those of the United States'],
    ['2(u)', 'holding-company-preferred-stock', 'as Section 7(d)(v) has it'],
    [
      '2(v)',
      'holding-company-transaction',
      'a transaction by which a person or group has more than half of the votes of the common stock or must consolidate the Issuer, or a merger or sale of all or substantially all consolidated assets, at whose end there is a bank or savings and loan holding company',
    ],
    ['2(w)', 'insured-depository-subsidiary', 'any subsidiary that is an insured depository institution'],
    [
      '2(x)',
      'increase-in-lending',
      'for the first period the lending of the Initial Supplemental Report less the Baseline; for each later one that of the Dividend Reference Period less the Baseline',
    ],
    ['2(y)', 'initial-dividend-period', 'the period from the first issue, as in 2(q)'],
    ['2(z)', 'issuer-subsidiary', 'any subsidiary of the Issuer'],
    ['2(aa)', 'liquidation-preference', 'as Section 4(a) has it'],
    ['2(bb)', 'non-qualifying-portion', 'one less the Qualifying Portion Percentage'],
    ['2(dd)', 'percentage-change-in-lending', 'as Section 3(a)(ii) has it'],
    [
      '2(ee)',
      'person',
      'a legal person: individuals, corporations, estates, partnerships, trusts and other associations',
    ],
    ['2(ff)', 'preferred-director', 'as Section 7(c) has it'],
    ['2(gg)', 'preferred-stock', 'any series of preferred stock of the Issuer, this one too'],
    ['2(hh)', 'previously-acquired-preferred-shares', 'as the Definitive Agreement has it'],
    [
      '2(ii)',
      'private-capital',
      'where private investment is matched under the Definitive Agreement, what was invested; nothing here uses it',
    ],
    [
      '2(jj)',
      'publicly-traded',
      'with a class of stock on a national securities exchange, and bound to file periodic reports with the Securities and Exchange Commission or the primary federal bank regulator',
    ],
    [
      '2(ll)',
      'qualifying-portion',
      'the Increase in lending over the aggregate Liquidation Amount of the shares then outstanding, as a percentage',
    ],
    [
      '2(mm)',
      'savings-and-loan-holding-company',
      'a company registered as one with the Office of Thrift Supervision, or its successor',
    ],
    ['2(pp)', 'standard-provisions', 'those of Schedule A'],
    ['2(qq)', 'supplemental-report', 'a report delivered to Treasury under the Definitive Agreement'],
    ['2(ss)', 'voting-parity-stock', 'stock at parity that has like votes on the same matter; nothing here uses it'],
    [
      '3(a)(ii)',
      'change-of-lending',
      'lending of the period less the Baseline, of the Baseline, as a percentage, exact and not rounded',
    ],
    [
      '3(a)(iii)',
      'bounds-of-the-table',
      'the lower bound of a row is in it, the upper is not; the first row has 0% or less',
    ],
  ] as const
).map(([cite, name, value]) =>
  constant({ cite, summary: `${name.replaceAll('-', ' ')}: ${value}.`, values: { [name]: value } }),
);
