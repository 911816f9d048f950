import { type Database, type Queries, sql } from '@superium/api/seeding'

/** What seeding remembers: the moment that the demo's dates count from, and how far it got. */
export interface Progress {
  readonly epoch: Date
  /** Products inserted so far. */
  readonly products: number
  readonly sales: boolean
  /** Products that have their variants, purchases and reviews. */
  readonly shoppers: number
  /** Products that were asked about. */
  readonly questions: number
}

/** Reads how far seeding got; null when it never began. */
export async function readProgress(db: Database): Promise<Progress | null> {
  await db.execute(sql`create table if not exists demo_seed (
    only_row boolean primary key default true check (only_row),
    epoch timestamptz not null, products integer not null, sales boolean not null)`)
  await db.execute(sql`alter table demo_seed add column if not exists shoppers integer not null default 0`)
  await db.execute(sql`alter table demo_seed add column if not exists questions integer not null default 0`)
  const { rows } = await db.execute<Omit<Progress, 'epoch'> & { epoch: string | Date }>(
    sql`select epoch, products, sales, shoppers, questions from demo_seed`,
  )
  const row = rows[0]
  return row ? { ...row, epoch: new Date(row.epoch) } : null
}

/** Writes how far seeding got. */
export async function writeProgress(db: Queries, progress: Progress): Promise<void> {
  const { epoch, products, sales, shoppers, questions } = progress
  await db.execute(sql`insert into demo_seed (epoch, products, sales, shoppers, questions)
    values (${epoch.toISOString()}, ${products}, ${sales}, ${shoppers}, ${questions}) on conflict (only_row)
    do update set products = excluded.products, sales = excluded.sales, shoppers = excluded.shoppers,
      questions = excluded.questions`)
}

/** Whether the shop has products that seeding did not make: somebody else's catalogue, not to be touched. */
export async function hasOwnProducts(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from products limit 1`)
  return rows.length > 0
}
