CREATE TABLE "coupon_figures" (
	"code" text NOT NULL,
	"part" smallint NOT NULL,
	"orders" integer NOT NULL,
	"revenue_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	CONSTRAINT "coupon_figures_code_part_pk" PRIMARY KEY("code","part")
);
--> statement-breakpoint
CREATE INDEX "order_returns_accepted" ON "order_returns" USING btree ("decided_at","order_id") WHERE state = 'accepted';--> statement-breakpoint
CREATE INDEX "orders_by_coupon" ON "orders" USING btree ("coupon_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE coupon_code is not null;