/** Invalid settings; each line of the message is one sentence that names a variable. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}
