import { sql } from '@superium/api/seeding'
import type { SQL } from 'drizzle-orm'
import { PERSON, uuidAt } from './plan-orders'

/**
 * Statements that fill the rest of the back office, in proportion to `orders`: texts about products (the newest are
 * still unchecked), messages, coupons, applications, stock movements and the audit log. Product ratings stay unchanged.
 */
export const officeRows = (orders: number): SQL[] => [
  sql`insert into reviews (product_id, id, user_id, order_id, line_number, author, stars, title, text, variant_name, created_at, checked_at)
    select goods.id, ${uuidAt("at + interval '9 days'", "'review-' || l.n || line")}, uid, order_id, line, 'Maya L.', 1 + l.n % 5,
      'As expected', 'It does what it should and arrived within the week. ' || md5(l.n::text), '', at + interval '9 days',
      case when at < now() - interval '30 days' then at + interval '10 days' end
    from planned_lines l join goods on goods.n = good
    where status = 'Delivered' and at < now() - interval '9 days' and sale > 0.4`,
  sql`update reviews set hidden_at = checked_at, hidden_reason = 'Advertises another shop'
    where user_id like ${`${PERSON}%`} and checked_at is not null and stars = 1 and line_number = 2`,
  sql`insert into questions (product_id, id, user_id, author, text, created_at, checked_at)
    select goods.id, ${uuidAt('at', "'question-' || l.n || line")}, uid, 'Jonas O.', 'Does it fit a drawer of 40 cm? ' || md5(l.n::text), at,
      case when at < now() - interval '20 days' then at end
    from planned_lines l join goods on goods.n = good where line = 0 and sale < 0.2`,
  sql`insert into reports (product_id, kind, content_id, reporter_id, reason, created_at)
    select product_id, 'review', id, 'history-reporter', 'Not about the product', created_at from reviews
    where user_id like ${`${PERSON}%`} and stars = 2 and line_number = 0 order by created_at desc limit 300`,
  sql`insert into contact_messages (id, name, email, topic, message, created_at, done_at)
    select ${uuidAt('at', "'message-' || n")}, name, email, 'order', 'Where is my order? ' || md5(planned.n::text), at,
      case when planned.n % 50 > 0 then at + interval '1 day' end
    from planned join people using (n) where planned.n <= ${orders}::int / 5`,
  sql`insert into coupons (code, kind, value, used, active, created_at)
    select 'HISTORY-' || n, 'percentage', 1000, n % 90, n % 3 > 0, now() - n * interval '1 day' from generate_series(1, 500) as n`,
  sql`insert into sellers (id, user_id, slug, state, first_name, last_name, email, phone, district, address, shop_name, shop_address,
      profile_picture, logo, cover_photo, applied_at)
    select ${uuidAt('since', "'seller-' || n")}, uid, ${PERSON} || n, case when n % 10 = 0 then 'pending' else 'declined' end,
      split_part(name, ' ', 1), split_part(name, ' ', 2), email, phone, 'Dhaka', 'Lake Road', 'Shop of ' || name, 'Lake Road',
      '', '', '', since
    from people where n <= ${orders}::int / 50`,
  sql`insert into stock_movements (product_id, number, key, kind, actor, change, stock_after, at)
    select goods.id, step, ${uuidAt("now() - interval '1 day' * step", "'movement-' || goods.n || step")}, 'received', 'admin', 1, step,
      now() - interval '1 year' + interval '1 hour' * step
    from goods, lateral generate_series(1, case when goods.n = 1 then 5000 else 3 end) as step where goods.n <= ${orders}::int / 5`,
  sql`insert into price_history (product_id, id, price_cents, since)
    select id, ${uuidAt("now() - interval '1 day' * step", "'price-' || step")}, 1000 + step, now() - interval '1 day' * step
    from goods, generate_series(1, 500) as step where n = 1`,
  sql`insert into audit_entries (id, at, role, actor_id, operation, target_kind, target_id, label, before, after)
    select ${uuidAt('at', "'audit-' || n")}, at, 'administrator', ${PERSON} || n % 3 + 1, 'adminSetOrderStatus', 'order', id::text,
      'S-' || to_char(at, 'YYMMDD') || '-H' || n, '{"status": "Pending"}', '{"status": "Confirmed"}'
    from planned`,
]
