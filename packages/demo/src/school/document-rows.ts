import { blankUniversity, demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { titleColumns } from '../titles.ts'
import { blockColumns } from './clause.ts'
import { faceTexts } from './face-texts.ts'
import { privacyNotice } from './privacy-notice.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { userAgreement } from './user-agreement.ts'

const version = '1.0'
const days = 86_400_000
const inForceForDays = 30

/** Both schools have their texts: without them nobody could agree to anything. */
export const documentRows = (today: Date) =>
  [demoUniversity, blankUniversity].flatMap((school) =>
    [privacyPolicy, userAgreement, privacyNotice, ...faceTexts].map(({ kind, title, clauses }) => ({
      id: idOf('legal', `${school.code}.${kind}`),
      school_id: school.id,
      kind,
      version,
      ...titleColumns(title),
      ...blockColumns(clauses(school.name)),
      published_at: new Date(today.getTime() - inForceForDays * days),
    })),
  )
