import { api, dataOrThrow } from '@superium/shared/api'

/** Saves everything that the shop keeps about the signed-in person as a file of this device. Throws `ApiError`. */
export async function downloadData(): Promise<void> {
  const answer = await api.GET('/api/v1/user/export', { parseAs: 'blob' })
  const file = dataOrThrow(answer as { data?: Blob; error?: unknown; response: Response })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `superium-${new Date().toISOString().slice(0, 10)}.json`
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
