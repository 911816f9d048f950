import { BUDGET_RANGE, MAX_TOKEN_DAYS, NAME_OR_LABEL, type TokenKind } from '@superium/shared/registered-names'
import { parseName } from '../api/parse-input'
import { HttpError } from '../http-error'
import type { NameFacts, TokenFacts } from './change-names'

/** Words without double or trailing dashes, which look alike. */
const NEW_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
/** Names that could be mistaken for a part of the site. */
const MISLEADING = ['admin', 'api', 'assets', 'edge', 'host', 'media', 'releases', 'shell', 'site', 'superium']

/** Parses a name to register. A live name is always accepted, because it is in use already. */
export function parseNewName(value: unknown, isLive: (name: string) => boolean): string {
  if (typeof value !== 'string') throw wrong('name', 'must be a string')
  const name = parseName(value)
  if (isLive(name)) return name
  if (!NEW_NAME.test(name)) throw wrong('name', 'must be words of small letters and digits, like mf-gift')
  if (MISLEADING.includes(name)) throw wrong('name', `must not be "${name}", which is a part of the site`)
  return name
}

/** Parses owner and budget of a name to register. */
export const parseNameFacts = (body: Record<string, unknown>): NameFacts => ({
  owner: parseWords('owner', body.owner),
  budget: body.budget === undefined || body.budget === null ? undefined : parseBudget(body.budget),
})

/** Parses a change of owner or budget; null for the budget means the site's. */
export function parseNameChange(body: Record<string, unknown>): { owner?: string; budget?: number | null } {
  const { owner, budget } = body
  if (owner === undefined && budget === undefined) throw wrong('owner', 'or budget must be given')
  return {
    ...(owner !== undefined && { owner: parseWords('owner', owner) }),
    ...(budget !== undefined && { budget: budget === null ? null : parseBudget(budget) }),
  }
}

/** Parses label, kind and days of a new token. */
export const parseTokenFacts = (body: Record<string, unknown>): TokenFacts => ({
  label: parseWords('label', body.label),
  kind: parseKind(body.kind),
  days: parseDays(body.days),
})

/** Parses the id of a token from an address. */
export function parseTokenId(id: string): string {
  if (/^[0-9a-f]{16}$/.test(id)) return id
  throw wrong('id', 'must be the id of a token')
}

function parseWords(field: string, value: unknown): string {
  const words =
    typeof value === 'string' && value.length <= 200 ? value.normalize('NFC').replace(/\s+/g, ' ').trim() : ''
  if (NAME_OR_LABEL.test(words)) return words
  throw wrong(field, "must be 1 to 60 letters, digits, spaces or one of . & ' ( ) / # : _ -")
}

function parseBudget(value: unknown): number {
  const { from, to } = BUDGET_RANGE
  if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value
  throw wrong('budget', `must be a whole number of bytes from ${from} to ${to}`)
}

function parseKind(value: unknown): TokenKind {
  if (value === 'person' || value === 'job') return value
  throw wrong('kind', 'must be "person" or "job"')
}

function parseDays(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_TOKEN_DAYS) return value
  throw wrong('days', `must be a whole number from 1 to ${MAX_TOKEN_DAYS}`)
}

const wrong = (field: string, what: string): HttpError => new HttpError(400, `${field} ${what}.`, [], { field })
