import { defineJob } from '../../platform/jobs.ts'

/** A person waits for an import: a failure must be reported soon. */
const soon = { retryLimit: 3 }

export const readDataImportJob = defineJob<{ readonly id: string }>('exchange.import.read', soon)
export const runDataImportJob = defineJob<{ readonly id: string }>('exchange.import.run', soon)
export const nightlyExchangeJob = defineJob('exchange.nightly')
