import { defineJob } from '../../platform/jobs.ts'
import { personParts } from '../console/person/person-parts.extension.ts'
import { finders } from '../console/search/finders.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { paidFor } from '../payment/paid-for.extension.ts'
import { bought } from '../wallet/bills/bought.extension.ts'
import { orderFinder } from './console/find-orders.service.ts'
import { orderExport } from './console/order-export.ts'
import { ordersOfPerson } from './console/person-orders.service.ts'
import { repriceOrder } from './lines/reprice.service.ts'
import { describeOrder } from './listing/order-subject.service.ts'
import { namesOfOrders } from './listing/order-view.service.ts'
import { exportOrders } from './listing/own-order.service.ts'
import { orderRoutes } from './order.routes.ts'
import { closeOrderJob, deliverOrderJob, repriceOrderJob } from './orders.jobs.ts'
import { orderPaid } from './payment/paid.service.ts'
import { products } from './products.extension.ts'
import { closeDue } from './recovery/closing.service.ts'
import { deliverAgain, recoverOrders } from './recovery/recovery.service.ts'

export const ordersModule = defineModule({
  name: 'orders',
  after: ['logs', 'payment', 'wallet'],
  routes: orderRoutes,
  jobs: [
    jobHandler(closeOrderJob, (ctx, { id }) => closeDue(ctx, id)),
    jobHandler(repriceOrderJob, (ctx, { id }) => repriceOrder(ctx, id)),
    jobHandler(deliverOrderJob, (ctx, { id }) => deliverAgain(ctx, id)),
    jobHandler(defineJob('orders.recover', { formerly: 'orders.heal' }), (ctx) => recoverOrders(ctx), { schedule: '*/5 * * * *' }),
  ],
  personalData: { orders: exportOrders },
  extensionPoints: [products],
  provides: [
    finders.give({ order: orderFinder }),
    personParts.give({ orders: ordersOfPerson }),
    bought.give({ namesOf: namesOfOrders }),
    paidFor.give({ order: orderPaid }),
    subjects.give({ order: describeOrder }),
    exportSources.give({ orders: orderExport }),
  ],
})
