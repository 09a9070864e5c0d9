-- What a submitted KYC form said of the person, as a keyed digest, so that a rejected form is not sent again unchanged.
ALTER TABLE kyc_applications ADD COLUMN details_mark bytea;

-- A keyed digest of each picture, so that one picture does not serve two purposes. Older pictures have none.
ALTER TABLE documents ADD COLUMN digest bytea;
