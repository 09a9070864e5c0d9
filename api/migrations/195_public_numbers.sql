-- The ids that clients of this family of APIs know are numbers. Inside, rows are found by their UUID as before.
ALTER TABLE users ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY (START WITH 1000001) UNIQUE;
ALTER TABLE portfolios ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY (START WITH 1000001) UNIQUE;
ALTER TABLE managed_accounts ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY (START WITH 1000001) UNIQUE;
