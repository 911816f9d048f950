import { sql } from '@superium/api/seeding'
import type { SQL } from 'drizzle-orm'

/** Prefix of the user ids of a history. */
export const PERSON = 'history-'

/** The orders of a history draw from a sample of about this many products. */
const GOODS = 100_000

/** A UUIDv7 for a time; `seed` distinguishes ids of the same time. */
export const uuidAt = (time: string, seed: string): SQL =>
  sql.raw(`(lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '7' || left(md5(${seed}), 3) || '8'
    || substr(md5(${seed}), 4, 15))::uuid`)

/** Statements that plan orders in temporary tables: who ordered when, the status of each order, and its lines. */
export const planOrders = (orders: number): SQL[] => [
  sql`select setseed(0.5)`,
  sql`create temp table goods on commit drop as
    select row_number() over () as n, id, name, images[1] as image, price_cents, seller_id, sku
    from products tablesample system (least(100, ${GOODS * 100}::float8 / greatest((select count(*) from products), 1)))
    where active and variant_count = 0`,
  sql`create unique index on goods (n)`,
  // A few people place most orders, and most orders are from the last months.
  sql`create temp table people on commit drop as
    select n, ${PERSON} || n as uid,
      (array['Maya','Jonas','Aisha','Ingrid','Kenji','Priya','Luca','Fatima','Oskar','Nadia'])[1 + n % 10] || ' ' ||
      (array['Lindqvist','Okafor','Rahman','Moreau','Santos','Tanaka','Becker','Novak','Larsen','Haddad','Silva'])[1 + n / 10 % 11]
      || ' ' || initcap(substr(md5(n::text), 1, 5)) as name,
      ${PERSON} || n || '@example.com' as email, '0171' || lpad(n::text, 7, '0') as phone,
      now() - interval '760 days' + n * interval '30 minutes' as since
    from generate_series(1, greatest(${orders}::int / 5, 1)) as n`,
  sql`create unique index on people (n)`,
  sql`analyze people`,
  sql`create temp table planned on commit drop as
    select n, 1 + floor(power(random(), 2) * (select count(*) from people))::int as person,
      now() - power(random(), 1.5) * interval '730 days' as at, random() as fate, random() as pay, 1 + floor(random() * 3)::int as size
    from generate_series(1, ${orders}::int) as n`,
  sql`analyze goods`,
  sql`alter table planned add id uuid, add status text, add uid text`,
  sql`update planned set id = ${uuidAt('at', "'order' || n")}, uid = (select people.uid from people where people.n = person),
    status = case when at > now() - interval '1 day' then case when fate < 0.6 then 'Pending' else 'Confirmed' end
      when fate < 0.04 then 'Cancelled' when at > now() - interval '4 days' then 'Confirmed'
      when at > now() - interval '8 days' then 'Shipped' when fate < 0.06 then 'Returned'
      when fate < 0.08 and at > now() - interval '60 days' then 'Return requested' else 'Delivered' end`,
  sql`create temp table planned_lines on commit drop as
    select planned.n, line, planned.uid, planned.id as order_id, planned.status, planned.at,
      1 + floor(power(random(), 3) * (select count(*) from goods))::int as good, 1 + floor(random() * 2)::int as quantity,
      random() as sale
    from planned, generate_series(0, size - 1) as line`,
  sql`analyze planned`,
  sql`analyze planned_lines`,
]
