import type { MarkKind } from './marks.ts';
import { Monogram, type MonogramProps } from './Monogram.tsx';

const KINDS: Readonly<Record<string, MarkKind>> = {
  mutual_fund: 'fund',
  stock: 'company',
  us_stock: 'company',
  fixed_deposit: 'issuer',
};

interface InstrumentMarkProps extends Pick<MonogramProps, 'name' | 'size'> {
  /** A kind of what is watched or found. */
  kind: string;
  /** Its identifier among those of its kind: of a deposit the slug of its issuer. */
  id: string;
}

/** The monogram of who stands behind something that can be invested in; nothing for pages of other kinds. */
export function InstrumentMark({ kind: of, id, ...rest }: InstrumentMarkProps) {
  const kind = Object.hasOwn(KINDS, of) ? KINDS[of] : undefined;
  return kind && <Monogram kind={kind} code={kind === 'issuer' ? id : undefined} {...rest} />;
}
