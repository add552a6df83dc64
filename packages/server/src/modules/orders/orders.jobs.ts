import { defineJob } from '../../platform/jobs.ts'

export const closeOrderJob = defineJob<{ readonly id: string }>('orders.close')
export const repriceOrderJob = defineJob<{ readonly id: string }>('orders.reprice')
export const deliverOrderJob = defineJob<{ readonly id: string }>('orders.deliver')
