import type { FastifyRequest } from 'fastify'

/** Whether a browser does not ask to be left out: by Do Not Track, or Global Privacy Control. */
export const allowsTelemetry = ({ headers }: FastifyRequest): boolean =>
  headers.dnt !== '1' && headers['sec-gpc'] !== '1'
