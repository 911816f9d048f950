import type { CriticalPicture } from '@superium/shared/contract'

const ADDRESS = /^\/media\/[A-Za-z0-9._~-]+\/\d+\.(?:avif|webp)$/
const SRCSET = /^[A-Za-z0-9./_~, -]+$/
const SIZES = /^[a-z0-9.%(): ,-]+$/
const MOST = 3

/** The pictures that a route's `meta` names, without those that are none of ours: they go into a header and a style. */
export const criticalPictures = (named: readonly CriticalPicture[] = []): CriticalPicture[] =>
  named
    .filter(
      ({ src, inline, srcset, sizes }) =>
        ADDRESS.test(src) && ADDRESS.test(inline) && SRCSET.test(srcset) && SIZES.test(sizes),
    )
    .slice(0, MOST)

/** The `Link` header (RFC 8288) for these pictures. */
export const pictureLinks = (pictures: readonly CriticalPicture[]): string =>
  pictures
    .map(
      ({ inline, srcset, sizes }) =>
        `<${inline}>; rel=preload; as=image; type="image/avif"; fetchpriority=high; imagesrcset="${srcset}"; imagesizes="${sizes}"`,
    )
    .join(', ')
