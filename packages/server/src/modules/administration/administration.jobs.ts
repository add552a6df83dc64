import { defineJob } from '../../platform/jobs.ts'

/** A person waits for an import: a failure must be reported soon. */
const soon = { retryLimit: 3 }

export const readImportFileJob = defineJob<{ readonly id: string }>('people.import.read', soon)
export const importPeopleJob = defineJob<{ readonly id: string }>('people.import.run', soon)
