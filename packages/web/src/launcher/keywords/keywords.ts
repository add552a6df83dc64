import { certificateKeywords } from './certificate-keywords.ts'
import { consoleKeywords } from './console-keywords.ts'
import { officeKeywords } from './office-keywords.ts'
import { ownKeywords } from './own-keywords.ts'
import { printKeywords } from './print-keywords.ts'

/** A word that people use for a service besides its title: in the three languages, and the syllables of the Chinese one. */
export type Keyword = readonly [zh: string, en: string, tw: string, spelling: string]

/** By the name of the service. */
export type Keywords = Readonly<Record<string, readonly Keyword[]>>

export const keywords: Keywords = { ...certificateKeywords, ...printKeywords, ...officeKeywords, ...ownKeywords, ...consoleKeywords }
