/** A bad environment variable; the message is one sentence that names it. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}
