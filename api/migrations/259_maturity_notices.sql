-- Maturities that were announced: each once, again only when its day changes.
CREATE TABLE maturity_notices (
  portfolio_id uuid NOT NULL REFERENCES portfolios (id) ON DELETE CASCADE,
  asset_id text NOT NULL,
  matures_on date NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (portfolio_id, asset_id, matures_on)
);
CREATE INDEX deposits_maturing ON deposits (matures_on) WHERE state = 'active';
CREATE INDEX other_assets_maturing ON other_assets (matures_on) WHERE matures_on IS NOT NULL;
