import { defineJob } from '../../platform/jobs.ts'

/** A person waits for an import: a failure must be reported soon. */
const soon = { retryLimit: 3 }

export const readImportFileJob = defineJob<{ readonly id: string }>('people.import.read', soon)
/** Somebody whose phone or address an import has changed, as they were reached before. */
export interface ReachedBefore {
  readonly id: string
  readonly phone: string | null
  readonly email: string | null
}

export const notifyImportedJob = defineJob<{ readonly id: string; readonly people: readonly ReachedBefore[] }>('people.import.notify')
export const importPeopleJob = defineJob<{ readonly id: string }>('people.import.run', soon)
