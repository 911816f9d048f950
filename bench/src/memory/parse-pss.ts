/** The proportional set size in a text of `/proc/<pid>/smaps_rollup`, in bytes; undefined where it has none. */
export function parsePss(smaps: string): number | undefined {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(smaps)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024
}
