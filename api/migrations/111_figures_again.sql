-- Figures of funds name the rates and days behind them, and returns need a NAV near the day: all are computed again.
DELETE FROM scheme_figures;
UPDATE schemes SET figures_stale = true, returns_stale = true WHERE nav_date IS NOT NULL;
UPDATE market_version SET stale = true WHERE id = 1;
