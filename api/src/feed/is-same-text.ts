// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has none of these characters
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const plain = (text: string): string => text.replace(/\r\n?/g, '\n').replace(NOT_IN_XML, '').trim()

/** Whether two texts differ in nothing but line ends, blanks at both ends and characters that XML cannot hold. */
export const isSameText = (one: string, other: string): boolean => one === other || plain(one) === plain(other)
