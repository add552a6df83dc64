import { defineJob } from '../../platform/jobs.ts'

export const payOutJob = defineJob('wallet.pay_out')
