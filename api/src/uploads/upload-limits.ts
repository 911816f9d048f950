/** Bytes of a file: "at most 5mb" (spec §5). */
export const MAX_FILE_BYTES = 5 * 1024 * 1024

/** Pixels of the shorter side: "at least 300x300" (spec §5). */
export const MIN_SIDE = 300

/** Pixels of a side that a picture may have before it is made smaller. */
export const MAX_SIDE = 16_000

/** Pixels in all: those of a telephone's camera. */
export const MAX_PIXELS = 33_000_000

/** Bytes of all pixels when they are decoded, so that one picture does not fill the memory. */
export const MAX_DECODED_BYTES = 100_000_000

/** Bytes of the picture process in all: it ends itself above them. A telephone's picture needs less than half. */
export const MAX_PROCESS_BYTES = 450_000_000

/** How many times as long as the other a side may be: the shop draws pictures up to 1280 pixels wide. */
export const MAX_RATIO = 4

/** Scans of a progressive JPEG; encoders make about ten. */
export const MAX_JPEG_SCANS = 32

/** Seconds after which decoding is given up. */
export const DECODE_SECONDS = 5

/** What a picture is for, and the longest side in pixels at which it is kept. */
export const KEPT_SIDE = { profile: 800, product: 1600 } as const
export type PicturePurpose = keyof typeof KEPT_SIDE
