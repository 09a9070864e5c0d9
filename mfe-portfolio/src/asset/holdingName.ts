import type { Holding } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';

interface Named {
  asset: Holding['asset'];
  fundInfo: Pick<Holding['fundInfo'], 'name'>;
}

/** Name of a holding: a fund keeps the name that its house gave it, gold has one in each language. */
export function holdingName(t: Translate, { asset, fundInfo }: Named): string {
  return asset === 'gold' ? t('asset.gold') : fundInfo.name;
}
