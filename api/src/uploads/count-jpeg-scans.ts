const START_OF_SCAN = Buffer.from([0xff, 0xda])

/** Counts the scans of a JPEG: a progressive one has about ten, and each costs the time of a full decoding. */
export function countJpegScans(bytes: Buffer, atMost: number): number {
  let scans = 0
  for (let at = bytes.indexOf(START_OF_SCAN); at >= 0 && scans <= atMost; at = bytes.indexOf(START_OF_SCAN, at + 2)) {
    scans++
  }
  return scans
}
