import { issuedDocuments } from '@campus/contract/documents/console/issued.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Finder } from '../../../console/search/finders.extension.ts'
import { readingScopeOf } from '../../../school/organisation/scope.service.ts'
import { findBySerial } from '../../issued/document-list.repository.ts'

export const documentFinder: Finder = {
  listedBy: issuedDocuments,
  find: async (ctx, words, max) => {
    const filter = { schoolId: ctx.caller.schoolId, scope: await readingScopeOf(ctx), now: ctx.now() }
    const rows = await findBySerial(ctx.sql, filter, words.toUpperCase(), max)
    return rows.map(({ id, serial, name, name_en, name_tw, holder_name, holder_pinyin }) => ({
      id,
      title: serial,
      note: `${say([name, name_en, name_tw], ctx.language)} · ${personNameIn({ name: holder_name, namePinyin: holder_pinyin }, ctx.language)}`,
    }))
  },
}
