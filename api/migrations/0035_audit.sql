CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"role" text NOT NULL,
	"actor_id" text NOT NULL,
	"origin_id" uuid,
	"operation" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "audit_entries_role_known" CHECK ("audit_entries"."role" in ('administrator', 'seller', 'command'))
);
--> statement-breakpoint
CREATE TABLE "audit_origins" (
	"actor_id" text NOT NULL,
	"id" uuid NOT NULL,
	"address" text NOT NULL,
	"agent" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_origins_actor_id_id_pk" PRIMARY KEY("actor_id","id"),
	CONSTRAINT "audit_origins_once" UNIQUE("actor_id","address","agent")
);
--> statement-breakpoint
CREATE INDEX "audit_entries_by_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_operation" ON "audit_entries" USING btree ("operation","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_target" ON "audit_entries" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_kind" ON "audit_entries" USING btree ("target_kind","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_label" ON "audit_entries" USING btree (lower("label") text_pattern_ops);
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_entries is append-only: % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER audit_entries_append_only;--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_entries" FROM CURRENT_USER, PUBLIC;
