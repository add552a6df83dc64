import { blockColumns } from '@campus/server/modules/school/starter/clause.ts'
import { legalTexts } from '@campus/server/modules/school/starter/legal-texts.ts'
import { blankUniversity, demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { titleColumns } from '../titles.ts'

const version = '1.0'
const days = 86_400_000
const inForceForDays = 30

/** Both schools have their texts: without them nobody could agree to anything. */
export const documentRows = (today: Date) =>
  [demoUniversity, blankUniversity].flatMap((school) =>
    legalTexts.map(({ kind, title, clauses }) => ({
      id: idOf('legal', `${school.code}.${kind}`),
      school_id: school.id,
      kind,
      version,
      ...titleColumns(title),
      ...blockColumns(clauses(school.name)),
      published_at: new Date(today.getTime() - inForceForDays * days),
    })),
  )
