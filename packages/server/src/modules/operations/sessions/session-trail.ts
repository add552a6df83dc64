import { loginWayNames } from '@campus/contract/logs/log-words.ts'
import { openSessions } from '@campus/contract/operations/sessions.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { sql as fragment } from 'kysely'
import type { TrailSource } from '../../logs/trail/trail-sources.extension.ts'

/** Sessions by person: when they began, how, and whether they last. */
export const sessionTrail: TrailSource = {
  who: openSessions.who,
  duty: 'operations',
  entries: fragment`
    select session.school_id, session.id, session.created_at as at, session.person_id, person.org_unit_id as unit_id,
           session.way as subject, case when session.ended_at is null then 'open' else 'ended' end as outcome, session.network,
           person.number as link
      from session join person on person.id = session.person_id`,
  things: { id: 'id' },
  tell: ({ subject, outcome, link }) => ({
    what: loginWayNames[subject] ?? [subject, subject, subject],
    outcome: outcome === 'open' ? ['登录中', 'Logged in', '登入中'] : ['已结束', 'Ended', '已結束'],
    isRefused: false,
    screen: { path: consolePaths.sessions.address, filter: { words: link ?? '' } },
  }),
}
