-- How far the price of a share may move in a day, percent of the close before; null where only the widest band is known.
ALTER TABLE stocks ADD COLUMN price_band_pct smallint CHECK (price_band_pct IN (2, 5, 10, 20));
