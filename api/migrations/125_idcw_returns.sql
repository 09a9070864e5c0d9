-- The NAV of an IDCW option falls by each distribution: its change is not a return, and is no longer shown as one.
UPDATE schemes SET returns_stale = true WHERE reinvestment <> 'Z';
UPDATE market_version SET stale = true WHERE EXISTS (SELECT 1 FROM schemes WHERE returns_stale);
