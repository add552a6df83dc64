import { randomUUID } from 'node:crypto'
import type { TestCampus } from './test-campus.ts'

interface GivenJob {
  readonly terminalId: string
  readonly schoolId: string
  readonly personId: string
  readonly takenBy?: string
  readonly state: 'queued' | 'taken' | 'printing' | 'done'
  readonly pagesOut?: number
  readonly createdAt?: Date
}

/** A job of a terminal as a row alone, for tests that are about terminals and not about printing. */
export const makePrintJob = async ({ sql, now }: Pick<TestCampus['base'], 'sql' | 'now'>, given: GivenJob): Promise<string> => {
  const { terminalId, schoolId, personId, takenBy = null, state, pagesOut = 0, createdAt = now() } = given
  const pages = Math.max(1, pagesOut)
  const item = await sql
    .insertInto('print_item')
    .values({
      school_id: schoolId,
      person_id: personId,
      kind: 'cloud',
      subject_id: randomUUID(),
      name: '课件',
      name_en: 'Slides',
      name_tw: '課件',
      copies: 1,
      pages_per_copy: pages,
      page_ranges: `1-${pages}`,
      attribute: 'bw_single',
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const isHeld = state === 'taken' || state === 'printing'
  const job = await sql
    .insertInto('print_job')
    .values({
      school_id: schoolId,
      item_id: item.id,
      terminal_id: terminalId,
      person_id: personId,
      first_page: 0,
      copies: 1,
      page_ranges: `1-${pages}`,
      pages_due: pages,
      attribute: 'bw_single',
      pages_out: pagesOut,
      state,
      taken_by: takenBy,
      lease_until: isHeld ? new Date(now().getTime() + 60_000) : null,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return job.id
}
