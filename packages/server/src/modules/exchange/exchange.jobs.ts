import { defineJob } from '../../platform/jobs.ts'

/** A person waits for an import: a failure must be reported soon. */
const soon = { retryLimit: 3 }

/** `tries`: how often the other side of a connection was out of reach so far. */
export const readDataImportJob = defineJob<{ readonly id: string; readonly tries?: number }>('exchange.import.read', soon)
export const runDataImportJob = defineJob<{ readonly id: string }>('exchange.import.run', soon)
export const nightlyExchangeJob = defineJob('exchange.nightly')
