import { say } from '@campus/contract/language.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import { schoolOrderStateNames, schoolOrders } from '@campus/contract/orders/console.ts'
import type { PersonPartSource } from '../../console/person/person-parts.extension.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { countOrders, listOrders } from '../listing/order-list.repository.ts'

export const ordersOfPerson: PersonPartSource = {
  listedBy: schoolOrders,
  newestOf: async (ctx, personId, max) => {
    const filter = { schoolId: ctx.caller.schoolId, personId, scope: await readingScopeOf(ctx) }
    const rows = await listOrders(ctx.sql, filter, { pageNum: 1, pageSize: max })
    return {
      total: await countOrders(ctx.sql, filter, maxListed),
      rows: rows.map((row) => ({
        id: row.id,
        title: row.number,
        note: say(schoolOrderStateNames[row.state], ctx.language),
        at: row.created_at,
      })),
    }
  },
}
