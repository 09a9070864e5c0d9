-- The closing prices as they were on their days, before splits, bonus issues and demergers; null where none has divided any.
ALTER TABLE price_histories ADD COLUMN unadjusted bytea;
