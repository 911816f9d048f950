const INTERFACE = /export interface (\w+)(?: extends (\w+))? \{\n([\s\S]*?)\n\}/g
const MEMBER = /(?:\/\*\*([\s\S]*?)\*\/\s*)?^ {2}(\w+)\??: /gm

/** The doc comments of an interface's members: name to text, empty if there is none. */
export type Comments = Record<string, string>

/** Reads the doc comments of all exported interfaces of a source, including inherited members. */
export function docComments(source: string): Comments[] {
  const found = new Map(
    [...source.matchAll(INTERFACE)].map(([, name = '', above = '', body = '']) => [
      name,
      {
        above,
        own: Object.fromEntries([...body.matchAll(MEMBER)].map(([, text = '', field = '']) => [field, plain(text)])),
      },
    ]),
  )
  const whole = (name: string): Comments => {
    const { above, own } = found.get(name) ?? { above: '', own: {} }
    return above === '' ? own : { ...whole(above), ...own }
  }
  return [...found.keys()].map(whole)
}

const plain = (comment: string): string =>
  comment
    .replace(/^\s*\*?\s?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
