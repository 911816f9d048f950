import { type SQLWrapper, sql } from 'drizzle-orm'

/** Microseconds since 1970; through UTC, because PostgreSQL indexes only what no setting changes. */
const micros = (at: SQLWrapper) => sql`(extract(epoch from ${at} at time zone 'UTC') * 1000000)::bigint`

interface Timed {
  state: SQLWrapper
  startsAt: SQLWrapper
  endsAt: SQLWrapper
}

/**
 * The place of a sale in the administrators' list, as an ascending number: running ones by their end, then those to come by their
 * start, the soonest first, then ended and cancelled ones by their end, the latest first. Each group has numbers of its own.
 */
export const placeInOrder = ({ state, startsAt, endsAt }: Timed) => sql`(case ${state}
  when 'running' then ${micros(endsAt)}
  when 'scheduled' then 100000000000000000 + ${micros(startsAt)}
  else 300000000000000000 - ${micros(endsAt)} end)`
