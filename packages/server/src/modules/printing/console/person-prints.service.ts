import { say } from '@campus/contract/language.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import { jobStateNames, printJobs } from '@campus/contract/printing/console.ts'
import type { PersonPartSource } from '../../console/person/person-parts.extension.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { countSchoolJobs, listSchoolJobs } from './console-job.repository.ts'

export const printsOfPerson: PersonPartSource = {
  listedBy: printJobs,
  newestOf: async (ctx, personId, max) => {
    const filter = { schoolId: ctx.caller.schoolId, personId, scope: await readingScopeOf(ctx), from: undefined, before: undefined }
    const rows = await listSchoolJobs(ctx.sql, filter, { limit: max })
    return {
      total: await countSchoolJobs(ctx.sql, filter, maxListed),
      rows: rows.map((row) => ({
        id: row.id,
        title: say([row.name, row.name_en, row.name_tw], ctx.language),
        note: `${row.pages_out}/${row.pages_due} · ${say(jobStateNames[row.state], ctx.language)}`,
        at: row.created_at,
      })),
    }
  },
}
