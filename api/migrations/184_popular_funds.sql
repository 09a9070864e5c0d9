-- Purchases and sales of the last 30 days, which the public lists of popular funds count.
CREATE INDEX orders_allotted_on ON orders (allotment_date) WHERE status = 'successful';
CREATE INDEX redemptions_processed_on ON redemptions (processed_date) WHERE status IN ('priced', 'paid_out', 'switched');
