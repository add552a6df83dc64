import type { Provider } from '@campus/contract/payment/pay-ways.ts'
import { defineJob } from '../../platform/jobs.ts'

export const askProviderJob = defineJob<{ readonly id: string }>('payment.ask')
export const refundPaymentJob = defineJob<{ readonly id: string }>('payment.refund')
export const reconcileDayJob = defineJob<{ readonly provider: Provider; readonly day: string }>('payment.reconcile')
