import { defineJob } from '../../platform/jobs.ts'

/** Somebody sits before an import and waits for it: better told soon that it cannot go on. */
const soon = { retryLimit: 3 }

export const readImportFileJob = defineJob<{ readonly id: string }>('people.import.read', soon)
export const importPeopleJob = defineJob<{ readonly id: string }>('people.import.run', soon)
