/** The texts of archiving a product and of showing it again. */
export const archiveTexts = {
  column: 'Actions',
  archiveOf: (name: string) => `Archive ${name}`,
  archived: (name: string) => `${name} is archived: nobody sees or buys it`,
  showOf: (name: string) => `Show ${name} in the shop`,
  shown: (name: string) => `${name} is shown in the shop`,
  undo: 'Undo',
} as const
