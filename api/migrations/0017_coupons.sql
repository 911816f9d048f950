CREATE TABLE "coupon_uses" (
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "coupon_uses_user_id_code_pk" PRIMARY KEY("user_id","code"),
	CONSTRAINT "coupon_uses_not_negative" CHECK ("coupon_uses"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"total_limit" integer,
	"per_user_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_value_fits_kind" CHECK (case "coupons"."kind" when 'percentage' then "coupons"."value" between 1 and 10000
      when 'amount' then "coupons"."value" > 0 when 'free-shipping' then "coupons"."value" = 0 else false end),
	CONSTRAINT "coupons_used_not_negative" CHECK ("coupons"."used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_adds_up";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_basis_points" integer DEFAULT 1500 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_kind" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_value" integer;--> statement-breakpoint
CREATE INDEX "coupons_by_time" ON "coupons" USING btree ("created_at" DESC NULLS FIRST,"code");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_fits" CHECK ("orders"."discount_cents" between 0 and "orders"."subtotal_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" - "orders"."discount_cents" + "orders"."shipping_cents" + "orders"."tax_cents");