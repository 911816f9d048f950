CREATE TABLE "order_days" (
	"day" date NOT NULL,
	"part" smallint NOT NULL,
	"orders" integer NOT NULL,
	"revenue_cents" bigint NOT NULL,
	"units" integer NOT NULL,
	"returns" integer NOT NULL,
	"returned_units" integer NOT NULL,
	"returned_cents" bigint NOT NULL,
	CONSTRAINT "order_days_day_part_pk" PRIMARY KEY("day","part")
);
--> statement-breakpoint
CREATE TABLE "product_days" (
	"day" date NOT NULL,
	"product_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"revenue_cents" bigint NOT NULL,
	CONSTRAINT "product_days_day_product_id_pk" PRIMARY KEY("day","product_id")
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"day" date PRIMARY KEY NOT NULL,
	"visits" integer NOT NULL,
	"sampled" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "products_low_stock" ON "products" USING btree ("stock","id") WHERE active and stock <= 5;--> statement-breakpoint
-- Telemetry keeps 30 days, so the visits of those days are known.
INSERT INTO "visit_days" ("day", "visits", "sampled")
SELECT ("minute" at time zone 'UTC')::date, sum("count")::integer, false FROM "telemetry_counts"
WHERE "remote" = 'shell' AND "kind" = 'visit' GROUP BY 1;
