import { basename } from 'node:path'
import { type Language, languages } from '@campus/contract/language.ts'

/** Everything in every size, language and colour; otherwise each in one of them, and all of them in the whole. */
export const hasAllLooks = process.env['E2E_LOOKS'] === 'all'

/** The languages in which a journey is made: by the name of its file, so that a new one changes nothing for the others. */
export const languagesOf = (journey: string): readonly Language[] => {
  const letters = Buffer.from(basename(journey)).reduce((sum, letter) => sum + letter, 0)
  return hasAllLooks ? languages : languages.slice(letters % languages.length).slice(0, 1)
}
