ALTER TABLE "order_returns" ADD COLUMN "chosen_reason" text;--> statement-breakpoint
-- The form sent the chosen reason and the buyer's own words as one text: "Wrong item: I ordered the blue one".
UPDATE "order_returns" SET
  "chosen_reason" = CASE split_part("reason", ': ', 1)
    WHEN 'Does not fit' THEN 'does-not-fit'
    WHEN 'Not as described' THEN 'not-as-described'
    WHEN 'Damaged or defective' THEN 'damaged'
    WHEN 'Wrong item' THEN 'wrong-item'
    WHEN 'No longer needed' THEN 'not-needed'
  END,
  "reason" = CASE WHEN strpos("reason", ': ') > 0 THEN substr("reason", strpos("reason", ': ') + 2) ELSE '' END
WHERE split_part("reason", ': ', 1) IN
  ('Does not fit', 'Not as described', 'Damaged or defective', 'Wrong item', 'No longer needed');
