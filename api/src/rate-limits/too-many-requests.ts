import { Problem } from '../http/problem'

/** 429 with the seconds until the window ends. `ttl` is in milliseconds. */
export const tooManyRequests = (ttl: number): Problem =>
  new Problem(429, `Too many requests. Try again in ${Math.ceil(ttl / 1000)} seconds.`)
