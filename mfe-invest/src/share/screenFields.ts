import { SHARE_EXTREMES } from '@sanchay/contracts';
import type { Translate, useFormat } from '@sanchay/i18n';
import type { SelectChoice } from './ListForm.tsx';
import { SCREEN_NAMES, SCREEN_RULES, type ScreenName, type ShareScreen } from './screens.ts';

type Format = Pick<ReturnType<typeof useFormat>, 'number'>;

/** The limits of a screen, each as a choice; a limit of the address that is not offered stays in its list. */
export function screenFields(t: Translate, format: Format, screen: ShareScreen): SelectChoice[] {
  return [
    {
      kind: 'select',
      name: 'at',
      label: t('form.at'),
      options: [
        { value: '', label: t('form.any') },
        ...SHARE_EXTREMES.map((value) => ({ value, label: t(`at.${value}`) })),
      ],
    },
    ...SCREEN_NAMES.map((name) => limitField(t, format, name, screen[name])),
  ];
}

function limitField(t: Translate, { number }: Format, name: ScreenName, chosen: string): SelectChoice {
  const offered = SCREEN_RULES[name].values.map(String);
  const values = chosen === '' || offered.includes(chosen) ? offered : [...offered, chosen];
  return {
    kind: 'select',
    name,
    label: t(`screen.${name}`),
    options: [
      { value: '', label: t('form.any') },
      ...values.map((value) => ({
        value,
        label: t(`screen.${name}.limit`, { value: number(Number(value)) }),
      })),
    ],
  };
}
