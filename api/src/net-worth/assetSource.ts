import type {
  AllocationGroup,
  AssetKind,
  AssetSourceCode,
  BookedFigures,
  ExternalFilter,
  HoldingFigures,
  NetWorthFlow,
  NetWorthMaturity,
  OwnedAsset,
  ValueBasis,
} from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import type { Earned } from './earned.ts';

/** What is owned or owed on the business day. */
export interface AllocatedAsset {
  source: AssetSourceCode;
  asset: AssetKind;
  /** Of the holding within its source. */
  id: string;
  name: string;
  /** Part of the allocation; null for what is owed. */
  group: AllocationGroup | null;
  /** Rupees; negative for what is owed. */
  value: number;
  /** Rupees since the price before; null without a price of every day. */
  change: number | null;
  /** What the value is computed from. */
  basis: ValueBasis;
  /** Ids of the rows and flows that it is made of, where it joins several; its own id otherwise. */
  parts?: readonly string[];
}

/** An asset of which every payment is known, one that was sold too. Rupees. */
export interface PaidAsset extends Pick<AllocatedAsset, 'source' | 'asset' | 'id' | 'name'> {
  /** On the business day; 0 of what was sold. */
  value: number;
  /** What is left had cost this. */
  invested: number;
  /** Dividends and interest that were paid out, after tax that was withheld. */
  income: number;
  /** Until the business day. */
  flows: readonly NetWorthFlow[];
}

/** All that a source knows of a portfolio on the business day. */
export interface SourceSnapshot {
  assets: readonly AllocatedAsset[];
  /** ISO day of the newest price; null where there is none. */
  as_of: string | null;
  /** ISO day from which the source has a history; null where it has none. */
  first_day: string | null;
  /** Returns of all assets together; absent where the source does not book every payment. */
  figures?: BookedFigures;
  /**
   * Returns of all assets together, with those held elsewhere that the filter lets through; absent where the source does
   * not know every payment.
   */
  returns?: HoldingFigures;
  /** What these returns are made of, and the gain of each kind of the assets. */
  earned?: { all: Earned; left_out: number; kinds: readonly { asset: AssetKind; gain: number | null }[] };
  /** Assets of which every payment is known; absent where `earned` has them. */
  paid?: readonly PaidAsset[];
  /** Kinds of assets in the value of which a payment is not known, one for each of them. */
  unpaid?: readonly AssetKind[];
  /** What matures or unlocks after the business day. */
  maturities: readonly NetWorthMaturity[];
}

/** Rupees at the end of a day; `invested` is null where payments are not known of every asset. */
export interface SourceValue {
  value: number;
  invested: number | null;
}

/** An asset that matures, of any portfolio. */
export interface Maturing {
  portfolio_id: string;
  id: string;
  asset: AssetKind;
  /** As its holder knows it: the issuer, or the entered name. */
  name: string;
  /** ISO day. */
  matures_on: string;
  /** Page of the asset. */
  path: string;
}

/**
 * One place that assets come from. A domain with a class of its own (deposits, imported holdings) declares one under
 * `assetSources`; net worth, history, allocation, flows and maturities include it from then on.
 */
export interface AssetSource {
  /** Whether its assets are held elsewhere, so that the filter can leave them out. */
  external: boolean;
  snapshot(
    ctx: Context,
    portfolioId: string,
    today: string,
    external: ExternalFilter,
  ): Promise<SourceSnapshot>;
  /** The assets with their figures, as the page of a class lists them. */
  rows(ctx: Context, portfolioId: string, today: string): Promise<OwnedAsset[]>;
  /** A value for each of the ISO days, in their order. */
  history(ctx: Context, portfolioId: string, days: readonly string[]): Promise<SourceValue[]>;
  /** Money that came in or went out, in any order. */
  flows(ctx: Context, portfolioId: string, today: string): Promise<NetWorthFlow[]>;
  /** Assets of all portfolios that mature in a time and were not announced for that day; absent where none matures. */
  maturing?(q: Queries, period: { from: string; to: string; most: number }): Promise<Maturing[]>;
}

declare module '../platform/domain.ts' {
  interface Domain {
    /** Sources of what an account owns, each under a name of its own. */
    assetSources?: Record<string, AssetSource>;
  }
}

declare module '../platform/context.ts' {
  interface Context {
    /** Collected from all domains. */
    assetSources: Record<string, AssetSource>;
  }
}
