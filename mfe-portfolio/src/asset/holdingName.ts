import { fundTitle, type Holding } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';

interface Named {
  asset: Holding['asset'];
  fundInfo: Pick<Holding['fundInfo'], 'name'>;
}

/** Short name of a holding: of a fund the one of lists, gold has one in each language. */
export function holdingName(t: Translate, { asset, fundInfo }: Named): string {
  return asset === 'gold' ? t('asset.gold') : fundTitle(fundInfo.name);
}
