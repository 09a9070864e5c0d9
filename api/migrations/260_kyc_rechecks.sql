-- The business day on which the registry was last queried about a verified record without a request of the holder.
ALTER TABLE kyc_records ADD COLUMN rechecked_on date;
