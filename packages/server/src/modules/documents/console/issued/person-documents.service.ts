import { issuedDocuments } from '@campus/contract/documents/console/issued.ts'
import { documentStateNames } from '@campus/contract/documents/own-documents.ts'
import { say } from '@campus/contract/language.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import type { PersonPartSource } from '../../../console/person/person-parts.extension.ts'
import { readingScopeOf } from '../../../school/organisation/scope.service.ts'
import { countDocuments, listDocuments } from '../../issued/document-list.repository.ts'
import { documentState } from '../../issued/document-state.rules.ts'

export const documentsOfPerson: PersonPartSource = {
  listedBy: issuedDocuments,
  newestOf: async (ctx, personId, max) => {
    const filter = { schoolId: ctx.caller.schoolId, holderId: personId, scope: await readingScopeOf(ctx), now: ctx.now() }
    const rows = await listDocuments(ctx.sql, filter, { pageNum: 1, pageSize: max })
    return {
      total: await countDocuments(ctx.sql, filter, maxListed),
      rows: rows.map((row) => ({
        id: row.id,
        title: say([row.name, row.name_en, row.name_tw], ctx.language),
        note: `${row.serial} · ${say(documentStateNames[documentState(row, ctx.now())], ctx.language)}`,
        at: row.created_at,
      })),
    }
  },
}
