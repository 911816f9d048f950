DROP INDEX "sales_by_time";--> statement-breakpoint
CREATE INDEX "sales_in_order" ON "sales" USING btree ((case "state"
  when 'running' then (extract(epoch from "ends_at" at time zone 'UTC') * 1000000)::bigint
  when 'scheduled' then 100000000000000000 + (extract(epoch from "starts_at" at time zone 'UTC') * 1000000)::bigint
  else 300000000000000000 - (extract(epoch from "ends_at" at time zone 'UTC') * 1000000)::bigint end),"id");