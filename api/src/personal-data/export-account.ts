import type { Identity } from '../identity/identity'
import { type ExportSources, exportParts } from './export-parts'
import { personOf } from './person'

/** Yields all data about the caller, as the text of a JSON file in pieces. */
export async function* exportAccount(
  parts: ExportSources,
  identity: Identity,
  now: Date,
): AsyncGenerator<string, void> {
  const person = personOf(identity)
  const { uid, email, emailVerified = false } = identity
  yield `{\n"exportedAt": ${JSON.stringify(now)},\n"account": ${JSON.stringify({ uid, email, emailVerified })}`
  for (const part of exportParts) {
    yield `,\n${JSON.stringify(part.name)}: [`
    let separator = '\n'
    for await (const entry of await part.read(parts, person)) {
      yield separator + JSON.stringify(entry)
      separator = ',\n'
    }
    yield ']'
  }
  yield '\n}\n'
}
