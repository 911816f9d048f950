import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'

/** An account of the emulator; all fields are stored, but only the key is used here. */
export interface Account {
  localId: string
  [field: string]: unknown
}

/** The part of a project's emulator state that is saved and restored. */
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
 * The official Firebase Auth emulator of firebase-tools, without its command line, hub, UI and logging servers. Running
 * it in this process gives access to its state. Its own export is too slow to run on every write, and loses
 * `validSince`, so that a restart would end every session.
 */
export async function createEmulator(projectId: string): Promise<Emulator> {
  compileSchemasLazily()
  const { createApp } = require('firebase-tools/lib/emulator/auth/server')
  const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state')
  const state: ProjectState = new AgentProjectState(projectId)
  // As in production, a failed sign-in does not reveal whether the account exists.
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
