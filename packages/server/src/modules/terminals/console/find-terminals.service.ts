import { say } from '@campus/contract/language.ts'
import { schoolTerminals } from '@campus/contract/terminals/console.ts'
import type { Finder } from '../../console/search/finders.extension.ts'
import { listTerminals } from '../terminal/terminal.repository.ts'

export const terminalFinder: Finder = {
  listedBy: schoolTerminals,
  find: async (ctx, words, max) =>
    (await listTerminals(ctx.sql, ctx.caller.schoolId, { words })).slice(0, max).map((row) => ({
      id: row.id,
      title: say([row.name, row.name_en, row.name_tw], ctx.language),
      note: `${row.number} · ${say([row.location, row.location_en, row.location_tw], ctx.language)}`,
    })),
}
