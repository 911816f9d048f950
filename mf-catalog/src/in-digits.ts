/** A number for people, the same everywhere: `62,500`. */
export const inDigits = (value: number): string => value.toLocaleString('en-US')
