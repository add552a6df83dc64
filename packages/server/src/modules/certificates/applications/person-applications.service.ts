import { applicationStateNames } from '@campus/contract/certificates/application-states.ts'
import { say } from '@campus/contract/language.ts'
import { applicationLog } from '@campus/contract/logs/application-log.ts'
import type { PersonPartSource } from '../../console/person/person-parts.extension.ts'
import { countOfPerson, listNewestOf } from './person-applications.repository.ts'

export const applicationsOfPerson: PersonPartSource = {
  listedBy: applicationLog,
  newestOf: async (ctx, personId, max) => ({
    total: await countOfPerson(ctx.sql, personId),
    rows: (await listNewestOf(ctx.sql, personId, max)).map((row) => ({
      id: row.id,
      title: say([row.name, row.name_en, row.name_tw], ctx.language),
      note: say(applicationStateNames[row.state], ctx.language),
      at: row.created_at,
    })),
  }),
}
