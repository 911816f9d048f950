/** A picture before it is encoded. */
export interface Original {
  /** Pixels. Files wider than this do not exist. */
  readonly maxWidth: number
  /**
   * `false` if no page shows the picture, although it could be drawn. It is encoded only when nothing else is, and not
   * stored, so that made-up addresses neither delay the shop's pictures nor fill the disk.
   */
  readonly shown?: boolean
  /** Returns an image that sharp can read, at least `width` pixels wide. */
  draw(width: number): Promise<Buffer>
}

/** Provides pictures that are not stored yet. `PICTURE_SOURCE` names a module that exports one as `pictureSource`. */
export interface PictureSource {
  /** The original of a picture key; undefined if the source does not know the key. */
  find(key: string): Promise<Original | undefined>
  /**
   * The placeholder of a picture: its upper and lower colour as twelve hexadecimal digits, like `f0e6dacbb9a4`;
   * undefined for an unknown key. Called for each picture of each visible product, so it must be synchronous.
   */
  toneOf(key: string): string | undefined
  /** The key of a category's picture, by the category's keyword. */
  categoryPicture(keyword: string): string | undefined
  /** The key of the wide picture (16:7) of a category's campaign on the home page; undefined: it has no campaign. */
  categoryBanner(keyword: string): string | undefined
}
