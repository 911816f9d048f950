/** An operation's name in words: `adminSetOrderStatus` is `Set order status`. */
export function wordsOf(operation: string): string {
  const words = operation
    .replace(/^(?:admin|seller)(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
