import { type Language, languages, say } from '@campus/contract/language.ts'
import { blankUniversity, demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { titleColumns } from '../titles.ts'
import type { Clause } from './clause.ts'
import { privacyNotice } from './privacy-notice.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { userAgreement } from './user-agreement.ts'

const version = '1.0'
const days = 86_400_000
const inForceForDays = 30

const blocksIn = (clauses: readonly Clause[], language: Language) =>
  JSON.stringify(clauses.map(({ kind, text }) => ({ kind, text: say(text, language) })))

/** Both schools have their texts: without them nobody could agree to anything. */
export const documentRows = (today: Date) =>
  [demoUniversity, blankUniversity].flatMap((school) =>
    [privacyPolicy, userAgreement, privacyNotice].map(({ kind, title, clauses }) => {
      const [blocks, blocks_en, blocks_tw] = languages.map((language) => blocksIn(clauses(school.name), language))
      return {
        id: idOf('legal', `${school.code}.${kind}`),
        school_id: school.id,
        kind,
        version,
        ...titleColumns(title),
        blocks: blocks ?? '[]',
        blocks_en: blocks_en ?? '[]',
        blocks_tw: blocks_tw ?? '[]',
        published_at: new Date(today.getTime() - inForceForDays * days),
      }
    }),
  )
