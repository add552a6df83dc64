import { noteDifference } from '@campus/contract/payment/console.ts'
import { serverHooks } from '../../http/server.extension.ts'
import { defineJob } from '../../platform/jobs.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { trailSources } from '../logs/trail/trail-sources.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { closingGuards } from '../people/closing.extension.ts'
import { statisticSources } from '../statistics/sources.extension.ts'
import { paymentExport } from './console/payment-export.ts'
import { paymentSource } from './console/payment-source.ts'
import { paymentTrail } from './console/payment-trail.ts'
import { reconciliationExport } from './console/reconciliation-export.ts'
import { paidFor } from './paid-for.extension.ts'
import { askProviderJob, reconcileDayJob, refundPaymentJob } from './payment.jobs.ts'
import { paymentRoutes } from './payment.routes.ts'
import { askWhenDue } from './provider-sync/ask.service.ts'
import { takeNotice } from './provider-sync/notice.service.ts'
import { sweepPayments } from './provider-sync/payment-jobs.service.ts'
import { moneyInTheWay } from './recharge/leaving.service.ts'
import { exportPayments } from './recharge/recharge.service.ts'
import { creditTopup } from './recharge/topup.service.ts'
import { queueNightly, reconcileAll } from './reconciliation/nightly.service.ts'
import { measureUnsettled } from './reconciliation/reconciliation.repository.ts'
import { tryRefund } from './refunds/refund.service.ts'

export const paymentModule = defineModule({
  name: 'payment',
  after: ['logs', 'statistics', 'wallet'],
  routes: paymentRoutes,
  jobs: [
    jobHandler(askProviderJob, (ctx, { id }) => askWhenDue(ctx, id), { concurrency: 8 }),
    jobHandler(refundPaymentJob, (ctx, { id }) => tryRefund(ctx, id), { concurrency: 4 }),
    jobHandler(reconcileDayJob, reconcileAll),
    jobHandler(defineJob('payment.sweep'), sweepPayments, { schedule: '* * * * *' }),
    // Half past ten in China: providers have made the bill of the day before by ten.
    jobHandler(defineJob('payment.nightly'), queueNightly, { schedule: '30 2 * * *' }),
  ],
  personalData: { payments: exportPayments },
  extensionPoints: [paidFor],
  provides: [
    statisticSources.give({ payments: paymentSource }),
    closingGuards.give({ moneyInTheWay }),
    paidFor.give({ topup: creditTopup }),
    serverHooks.give({ takePayNotice: takeNotice }),
    waitingQueues.give({
      payment_differences: { decidedBy: noteDifference, measure: (ctx) => measureUnsettled(ctx.sql, ctx.caller.schoolId) },
    }),
    trailSources.give({ payments: paymentTrail }),
    exportSources.give({ payments: paymentExport, reconciliations: reconciliationExport }),
  ],
})
