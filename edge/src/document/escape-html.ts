const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for an element's content or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** Escapes JSON so that it cannot close its script element, open a comment, or break a line in older parsers. */
export const escapeJsonForScript = (json: string): string =>
  json
    .replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** Writes a value as JSON for a script element. */
export const jsonForScript = (value: unknown): string => escapeJsonForScript(JSON.stringify(value))
