import { createServer } from 'node:http'
import { join } from 'node:path'
import { AccountsFile } from './accounts-file'
import { createEmulator } from './create-emulator'
import { saveBeforeResponse } from './save-before-response'

const { PORT, FIREBASE_PROJECT_ID = 'demo-superium', SUPERIUM_DATA } = process.env
if (!PORT || !SUPERIUM_DATA) throw new Error('PORT and SUPERIUM_DATA must be set: tools start this process.')

const { handle, state } = await createEmulator(FIREBASE_PROJECT_ID)
const accounts = new AccountsFile(join(SUPERIUM_DATA, 'identity/accounts.json'), state)
accounts.restore()

// Always listens on loopback only, because `Authorization: Bearer owner` gives full access.
const server = createServer(saveBeforeResponse(handle, () => accounts.save())).listen(Number(PORT), '127.0.0.1')
server.on('listening', () => console.log(`Auth emulator on 127.0.0.1:${PORT}, ${state.users.size} accounts`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
    accounts.save().finally(() => process.exit(0))
  })
}
