import { schoolMails } from '@campus/contract/certificates/console.ts'
import { mailStateNames } from '@campus/contract/certificates/delivery.ts'
import { say } from '@campus/contract/language.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import type { PersonPartSource } from '../../../console/person/person-parts.extension.ts'
import { readingScopeOf } from '../../../school/organisation/scope.service.ts'
import { countOfSchool, listOfSchool } from './status.repository.ts'

export const mailsOfPerson: PersonPartSource = {
  listedBy: schoolMails,
  newestOf: async (ctx, personId, max) => {
    const filter = { schoolId: ctx.caller.schoolId, personId, scope: await readingScopeOf(ctx), from: undefined, before: undefined }
    const rows = await listOfSchool(ctx.sql, filter, { pageNum: 1, pageSize: max }, 'desc')
    return {
      total: await countOfSchool(ctx.sql, filter, maxListed),
      rows: rows.map((row) => ({
        id: row.id,
        title: row.recipient,
        note: say(mailStateNames[row.state], ctx.language),
        at: row.queued_at,
      })),
    }
  },
}
