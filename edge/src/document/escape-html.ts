const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for an element's content or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** JSON that cannot end its script element, open a comment in it, or break a line in older parsers. */
export const escapeJsonForScript = (json: string): string =>
  json
    .replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** A value as such JSON. */
export const jsonForScript = (value: unknown): string => escapeJsonForScript(JSON.stringify(value))
