/** A word that people use for a service besides its title: in the three languages, and the syllables of the Chinese one. */
export type Keyword = readonly [zh: string, en: string, tw: string, spelling: string]

/** By the name of the tile. */
export type Keywords = Readonly<Record<string, readonly Keyword[]>>

/** Those of one area; they come when somebody searches. */
export type LoadKeywords = () => Promise<{ readonly keywords: Keywords }>
