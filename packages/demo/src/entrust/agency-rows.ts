import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { ago } from '../ago.ts'
import { agents } from '../people/agents.ts'
import { personId } from '../people/person-rows.ts'
import { classmate, regulars } from '../printing/printing-people.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'

/** What the agent wrote to those who were asked, whatever language they read. */
export const agencyNotes = {
  internship: '实习期间代办证明。During my internship.',
  abroad: '出国交流期间代领。During my exchange term abroad.',
} as const

type Agreed = Pick<NewRow<'agency'>, 'state' | 'may' | 'note'> & {
  readonly student: string
  readonly days: number
  readonly ended?: number
}

/** Days ago that each was asked; one has not answered yet. */
const agreements: readonly Agreed[] = [
  { student: '100001', state: 'active', may: ['apply', 'pay', 'collect'], note: agencyNotes.internship, days: 12 },
  { student: regulars[0], state: 'active', may: ['collect'], note: agencyNotes.abroad, days: 20 },
  { student: classmate, state: 'asked', may: ['apply', 'pay'], note: agencyNotes.internship, days: 1 },
  { student: regulars[1], state: 'ended', may: ['apply', 'collect'], note: '', days: 90, ended: 30 },
]

export const agencyRows = (today: Date): NewRow<'agency'>[] =>
  agreements.toReversed().flatMap(({ student, days, ended, ...agreed }) =>
    agents.map((agent) => {
      const askedAt = ago(today, 24 * days)
      return {
        ...agreed,
        id: idAt('agency', student, askedAt),
        school_id: demoUniversity.id,
        agent_id: personId(agent),
        principal_id: personId(student),
        expires_at: ago(askedAt, -24 * 180),
        answered_at: agreed.state === 'asked' ? null : ago(askedAt, -5),
        ended_at: ended === undefined ? null : ago(today, 24 * ended),
        ended_by: ended === undefined ? null : personId(student),
        created_at: askedAt,
      }
    }),
  )
