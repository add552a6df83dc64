import { openSessions } from '@campus/contract/operations/sessions.ts'
import { nameDevice } from '../../../platform/text/device-name.ts'
import { inUseSince } from '../../account/session/session.service.ts'
import type { PersonPartSource } from '../../console/person/person-parts.extension.ts'
import { countSessions, listSessions } from './session.repository.ts'

export const sessionsOfPerson: PersonPartSource = {
  listedBy: openSessions,
  newestOf: async (ctx, personId, max) => {
    const now = ctx.now()
    const filter = { schoolId: ctx.caller.schoolId, personId, now, since: inUseSince(now) }
    const rows = await listSessions(ctx.sql, filter, { pageNum: 1, pageSize: max }, undefined)
    return {
      total: (await countSessions(ctx.sql, filter)).sessions,
      rows: rows.map((row) => ({ id: row.id, title: nameDevice(row.device_name, ctx.language), note: row.network, at: row.last_seen_at })),
    }
  },
}
