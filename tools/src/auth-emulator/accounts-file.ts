import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Account, ProjectState } from './create-emulator'

/**
 * Keeps the emulator's accounts in one file (mode 600: the emulator holds passwords in clear). A write is complete when
 * the file is on the disk under its name; writes that come while one is under way share the next.
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

  /** Brings back every account, `validSince` included, so that sessions outlive a restart. */
  restore(): void {
    if (!existsSync(this.path)) return
    const accounts: Account[] = JSON.parse(readFileSync(this.path, 'utf8'))
    for (const account of accounts) this.state.overwriteUserWithLocalId(account.localId, account)
  }

  /** Resolves when everything that the state holds now is on the disk. */
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
