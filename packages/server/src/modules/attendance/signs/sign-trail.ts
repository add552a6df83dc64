import type { Phrase } from '@campus/contract/language.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { sql as fragment } from 'kysely'
import type { TrailSource } from '../../logs/trail/trail-sources.extension.ts'
import { signOutcomeNames, signWayNames } from './sign-source.ts'

const signed = (way: Phrase): Phrase => [`课堂签到（${way[0]}）`, `Lesson sign-in (${way[1]})`, `課堂簽到（${way[2]}）`]

/** Signing in and out of lessons, by person and by lesson. */
export const signTrail: TrailSource = {
  who: ['manager', 'admin', 'auditor'],
  duty: 'teaching',
  entries: fragment`
    select sign.school_id, sign.id, sign.created_at as at, sign.person_id, person.org_unit_id as unit_id, sign.way as subject,
           case when cardinality(sign.doubts) > 0 then 'doubtful' else sign.purpose end as outcome, '' as network,
           person.number as link, sign.lesson_id
      from sign join person on person.id = sign.person_id`,
  things: { id: 'id', lesson_id: 'id' },
  tell: ({ subject, outcome, link }) => ({
    what: signed(signWayNames[subject as keyof typeof signWayNames]),
    outcome: signOutcomeNames[outcome as keyof typeof signOutcomeNames],
    isRefused: outcome === 'doubtful',
    screen: { path: consolePaths.attendance.address, filter: { words: link ?? '' } },
  }),
}
