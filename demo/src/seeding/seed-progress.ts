import { type Database, type Queries, sql } from '@superium/api/seeding'

/** The progress of seeding; the demo's dates are relative to `epoch`. */
export interface SeedProgress {
  readonly epoch: Date
  /** Number of products inserted so far. */
  readonly products: number
  readonly sales: boolean
  /** Number of products that have variants, purchases and reviews. */
  readonly shoppers: number
  /** Number of products that have questions. */
  readonly questions: number
  readonly coupons: boolean
  /** Number of products that have been divided among the sellers. */
  readonly sellers: number
}

/** Reads the progress; null if seeding never started. */
export async function readSeedProgress(db: Database): Promise<SeedProgress | null> {
  await db.execute(sql`create table if not exists demo_seed (
    only_row boolean primary key default true check (only_row),
    epoch timestamptz not null, products integer not null, sales boolean not null)`)
  await db.execute(sql`alter table demo_seed add column if not exists shoppers integer not null default 0`)
  await db.execute(sql`alter table demo_seed add column if not exists questions integer not null default 0`)
  await db.execute(sql`alter table demo_seed add column if not exists coupons boolean not null default false`)
  await db.execute(sql`alter table demo_seed add column if not exists sellers integer not null default 0`)
  const { rows } = await db.execute<Omit<SeedProgress, 'epoch'> & { epoch: string | Date }>(
    sql`select epoch, products, sales, shoppers, questions, coupons, sellers from demo_seed`,
  )
  const row = rows[0]
  return row ? { ...row, epoch: new Date(row.epoch) } : null
}

/** Writes the progress. */
export async function writeSeedProgress(db: Queries, progress: SeedProgress): Promise<void> {
  const { epoch, products, sales, shoppers, questions, coupons, sellers } = progress
  await db.execute(sql`insert into demo_seed (epoch, products, sales, shoppers, questions, coupons, sellers)
    values (${epoch.toISOString()}, ${products}, ${sales}, ${shoppers}, ${questions}, ${coupons}, ${sellers}) on conflict (only_row)
    do update set products = excluded.products, sales = excluded.sales, shoppers = excluded.shoppers,
      questions = excluded.questions, coupons = excluded.coupons, sellers = excluded.sellers`)
}

/** Whether the shop has products. Without seeding progress, they are not the demo's. */
export async function hasOwnProducts(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from products limit 1`)
  return rows.length > 0
}
