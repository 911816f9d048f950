/** One segment of a released file's path. */
export const PLAIN_FILE_NAME = /^(?!\.{1,2}$)[\w.@~+-]{1,200}$/
