import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'

/** An account as the emulator keeps it. Of its many fields only the key matters here; all are kept. */
export interface Account {
  localId: string
  [field: string]: unknown
}

/** The emulator's state of one project: what is read and restored of it. */
export interface ProjectState {
  users: Map<string, Account>
  enableImprovedEmailPrivacy: boolean
  overwriteUserWithLocalId(localId: string, fields: Account): Account
}

export interface Emulator {
  handle: RequestListener
  state: ProjectState
}

const require = createRequire(import.meta.url)
const requireOfTools = createRequire(require.resolve('firebase-tools/package.json'))

/**
 * The official Firebase Auth emulator of firebase-tools, without its command line, hub, UI and logging servers. Its
 * state is at hand in this process, which its own export is not: that is too slow to run on every write, and it loses
 * `validSince`, so that every session would end with a restart.
 */
export async function createEmulator(projectId: string): Promise<Emulator> {
  compileSchemasLazily()
  const { createApp } = require('firebase-tools/lib/emulator/auth/server')
  const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state')
  const state: ProjectState = new AgentProjectState(projectId)
  // As production answers: a sign-in failure does not tell whether the account exists.
  state.enableImprovedEmailPrivacy = true
  return { handle: await createApp(projectId, undefined, new Map([[projectId, state]])), state }
}

/** Compiling all of the API's schemas up front takes 20 s; an option of the library compiles each at its first use. */
function compileSchemasLazily(): void {
  const exegesis = requireOfTools('exegesis-express')
  const path = requireOfTools.resolve('exegesis-express')
  const cached = require.cache[path]
  if (!cached) return
  cached.exports = {
    ...exegesis,
    middleware: (document: unknown, options: object) =>
      exegesis.middleware(document, { ...options, lazyCompileValidationSchemas: true }),
  }
}
