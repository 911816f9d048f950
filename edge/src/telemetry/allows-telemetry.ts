import type { FastifyRequest } from 'fastify'

/** False when the browser sends Do Not Track or Global Privacy Control. */
export const allowsTelemetry = ({ headers }: FastifyRequest): boolean =>
  headers.dnt !== '1' && headers['sec-gpc'] !== '1'
