import { consoleInstances } from '@campus/contract/approval/console/instances.ts'
import { say } from '@campus/contract/language.ts'
import type { PersonPartSource } from '../../console/person/person-parts.extension.ts'
import { countStartedBy, listStartedBy } from './person-instances.repository.ts'

export const instancesOfPerson: PersonPartSource = {
  listedBy: consoleInstances,
  newestOf: async (ctx, personId, max) => ({
    total: await countStartedBy(ctx.sql, personId),
    rows: (await listStartedBy(ctx.sql, personId, max)).map(({ id, number, name, name_en, name_tw, started_at }) => ({
      id,
      title: say([name, name_en, name_tw], ctx.language),
      note: `#${number}`,
      at: started_at,
    })),
  }),
}
