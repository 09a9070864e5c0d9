import { publishedRules, type DatedRule, type RuleKind } from '@sanchay/finance';
import { ruleMeanings } from './ruleMeanings.ts';

/** Groups that sources of rows name as "rules R5". */
const groups: Readonly<Record<string, string>> = {
  R1: 'Tax on gains of equity and equity funds',
  R2: 'Tax on gains of debt, gold, international and other funds, and of foreign shares',
  R3: 'Grandfathering of equity bought before February 2018',
  R4: 'Cost inflation index',
  R5: 'NAV dates, cut-offs, settlement, stamp duty, STT and exit load',
  R6: 'ELSS, SIP, OTP of the unit holder and nominees',
  R7: 'Riskometer and categories of schemes; texts and data, no dated rows',
  R8: 'Fixed deposits, small savings and NPS',
  R9: 'KYC, identifiers, UPI and bank mandates',
  R10: 'Licence of the platform; notices, no dated rows',
  R11: 'Income-tax slabs, remittances abroad and dividends from the United States',
  R12: 'Disclosure of complaints; a table from config, no dated rows',
  R13: 'Plans, options and the dates of SIPs; behaviour of code, no dated rows',
};

const line = ({ rule_id, applies_from, applies_to, value, source, confidence }: DatedRule<unknown>): string =>
  `| ${rule_id} | ${applies_from} | ${applies_to ?? ''} | \`${JSON.stringify(value)}\` | ${confidence} | ${source.replaceAll('|', '\\|')} |`;

/** The page of all dated rules of this release, by kind. */
export function ruleCatalogue(): string {
  const sections = (Object.keys(publishedRules) as RuleKind[]).map(
    (kind) => `## ${kind}

${ruleMeanings[kind]}

| Row | From | To | Value | Confidence | Source |
| --- | --- | --- | --- | --- | --- |
${publishedRules[kind].map(line).join('\n')}
`,
  );
  return `# Rules

\`npm run reports\` writes this page from \`publishedRules\` of \`@sanchay/finance\`: every statutory and own rule that the code computes with.
A new database starts with these rows, and staff change them there ([decision 12](decisions/0012-dated-rules-in-the-database.md)).
Days are inclusive; a row without a last day is in force. Confidence: H two independent sources or a primary text, M one good source, L
weak. "General knowledge" marks a figure that was not looked up.

| Group | Subject |
| --- | --- |
${Object.entries(groups)
  .map(([id, subject]) => `| ${id} | ${subject} |`)
  .join('\n')}

${sections.join('\n')}`;
}
