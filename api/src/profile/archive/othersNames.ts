import type { NameMatch } from '@sanchay/contracts';
import { compareNames, maskComparison } from '@sanchay/finance';

type Row = Record<string, unknown>;

/**
 * A row without the names that a bank or a KYC registry returned for a number or PAN which may be a stranger's: words
 * that the user did not give show their first letter. Applies to copies with whole identifiers too.
 */
export function maskOthersNames(table: string, row: Row): Row {
  if (table === 'bank_accounts' && row.name_match) {
    const match = maskComparison(row.name_match as NameMatch);
    return { ...row, name_match: match, holder_name: match.score < 100 ? match.theirs : row.holder_name };
  }
  if (table === 'kyc_records' && typeof row.registry_name === 'string') {
    const compared = compareNames(String(row.name), row.registry_name);
    return {
      ...row,
      registry_name: compared.score < 100 ? maskComparison(compared).theirs : row.registry_name,
    };
  }
  return row;
}
