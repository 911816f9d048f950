/** The proportional set size in bytes in the text of `/proc/<pid>/smaps_rollup`; undefined if it is missing. */
export function parsePss(smaps: string): number | undefined {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(smaps)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024
}
