-- The folio that the units of an STP go to, as it was agreed to. Older plans have none: their units go to the first
-- folio of the house.
ALTER TABLE systematic_plans
  ADD COLUMN target_folio_no text,
  ADD CONSTRAINT target_folio_of_an_stp CHECK (kind = 'stp' OR target_folio_no IS NULL),
  ADD CONSTRAINT target_folio_exists FOREIGN KEY (investor_id, target_folio_no)
    REFERENCES folios (investor_id, folio_no);
