import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Account, ProjectState } from './create-emulator'

/**
 * Stores the emulator's accounts in one file with mode 600, because the emulator holds passwords in clear text. Calls
 * to `save` during a write share the next write.
 */
export class AccountsFile {
  #running: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined

  constructor(
    readonly path: string,
    private readonly state: ProjectState,
  ) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  }

  /** Restores every account including `validSince`, so that sessions survive a restart. */
  restore(): void {
    if (!existsSync(this.path)) return
    const accounts: Account[] = JSON.parse(readFileSync(this.path, 'utf8'))
    for (const account of accounts) this.state.overwriteUserWithLocalId(account.localId, account)
  }

  /** Resolves when the current state is on disk. */
  save(): Promise<void> {
    if (!this.#next) {
      const next = this.#running
        .catch(() => undefined)
        .then(() => {
          this.#next = undefined
          return this.#write()
        })
      this.#next = next
      this.#running = next
    }
    return this.#next
  }

  async #write(): Promise<void> {
    const draft = `${this.path}.draft`
    const file = await open(draft, 'w', 0o600)
    try {
      await file.writeFile(JSON.stringify([...this.state.users.values()]))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, this.path)
  }
}
