/** A picture before it is encoded. */
export interface Original {
  /** Pixels. Files wider than this do not exist. */
  readonly maxWidth: number
  /**
   * `false`: no page shows it, though it could be drawn. It is encoded when nothing else is, and not stored, so that made-up
   * addresses neither delay the shop's pictures nor fill the disk.
   */
  readonly shown?: boolean
  /** An image that sharp reads, `width` pixels wide or more. */
  draw(width: number): Promise<Buffer>
}

/** Where pictures come from that are not stored yet. `PICTURE_SOURCE` names a module that exports one as `pictureSource`. */
export interface PictureSource {
  /** The original of a picture key; undefined for a key that is not of this source. */
  find(key: string): Promise<Original | undefined>
  /**
   * The placeholder of a picture: its upper and lower colour as twelve hexadecimal digits, like `f0e6dacbb9a4`; undefined for
   * an unknown key. Called for each picture of each product shown, so it must not wait.
   */
  toneOf(key: string): string | undefined
  /** The key of the picture that stands for a category, by its keyword. */
  categoryPicture(keyword: string): string | undefined
  /** The keys of the home page's campaign pictures. */
  readonly banners: readonly string[]
}
