import { api, dataOrThrow } from '@superium/shared/api'
import { saveFile } from '../../save-file/save-file'

/** Saves all data that the shop holds about the signed-in person as a file. Throws `ApiError`. */
export async function downloadData(): Promise<void> {
  const answer = await api.GET('/api/v1/user/export', { parseAs: 'blob' })
  const file = dataOrThrow(answer as { data?: Blob; error?: unknown; response: Response })
  saveFile(file, `superium-${new Date().toISOString().slice(0, 10)}.json`)
}
