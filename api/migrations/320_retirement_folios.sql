-- Schemes of NPS and shares of a provident fund in imported statements.
ALTER TABLE imported_folios DROP CONSTRAINT imported_folios_asset_check,
  ADD CONSTRAINT imported_folios_asset_check CHECK (asset IN ('mutual_fund', 'stock', 'gold', 'nps', 'epf', 'eps'));

-- The imported account that an asset recorded by hand is; null while it counts itself.
ALTER TABLE other_assets ADD COLUMN imported_as text;
