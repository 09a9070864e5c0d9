-- Transactions that an archive of this product states: their lots, payments and interest as its books have them.
ALTER TABLE imported_transactions ADD COLUMN exact jsonb;
ALTER TABLE imported_folios DROP CONSTRAINT imported_folios_asset_check,
  ADD CONSTRAINT imported_folios_asset_check CHECK (asset IN ('mutual_fund', 'stock', 'gold'));
UPDATE archive_imports SET added = added || '{"imports": []}' WHERE added IS NOT NULL;
