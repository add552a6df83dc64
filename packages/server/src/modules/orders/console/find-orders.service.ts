import { say } from '@campus/contract/language.ts'
import { schoolOrderStateNames, schoolOrders } from '@campus/contract/orders/console.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Finder } from '../../console/search/finders.extension.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { findByNumber } from '../listing/order-list.repository.ts'

export const orderFinder: Finder = {
  listedBy: schoolOrders,
  find: async (ctx, words, max) => {
    const rows = await findByNumber(ctx.sql, { schoolId: ctx.caller.schoolId, scope: await readingScopeOf(ctx) }, words, max)
    return rows.map((row) => ({
      id: row.id,
      title: row.number,
      note: `${personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language)} · ${say(schoolOrderStateNames[row.state], ctx.language)}`,
    }))
  },
}
