CREATE INDEX "orders_with_refund_to_pay" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE paid_cents > 0 and refunded_cents < least(paid_cents, greatest(
  paid_cents - case when status = 'Cancelled' then 0 else total_cents - returned_cents end,
  case when payment_type = 'cash_on_delivery' then returned_cents else 0 end));