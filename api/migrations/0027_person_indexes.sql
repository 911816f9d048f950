DROP INDEX "answers_by_user";--> statement-breakpoint
DROP INDEX "questions_by_user";--> statement-breakpoint
CREATE INDEX "answers_by_user" ON "answers" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "questions_by_user" ON "questions" USING btree ("user_id","product_id");