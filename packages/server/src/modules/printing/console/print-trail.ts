import { consolePaths } from '@campus/contract/paths/console.ts'
import { jobStateNames, printJobs, printKindNames } from '@campus/contract/printing/console.ts'
import { sql as fragment } from 'kysely'
import type { Column } from '../../../platform/db/sql.ts'
import type { TrailSource } from '../../logs/trail/trail-sources.extension.ts'

/** Prints, also by their terminal, by what was printed and by the application or task that it came from. */
export const printTrail: TrailSource = {
  who: printJobs.who,
  duty: 'terminals',
  entries: fragment`
    select print_job.school_id, print_job.id, print_job.created_at as at, print_job.person_id, person.org_unit_id as unit_id,
           print_item.kind as subject, print_job.state as outcome, '' as network, print_job.id::text as link,
           print_job.item_id, print_job.terminal_id, print_item.subject_id
      from print_job join print_item on print_item.id = print_job.item_id join person on person.id = print_job.person_id`,
  things: { id: 'id', item_id: 'id', terminal_id: 'id', subject_id: 'id' },
  tell: ({ subject, outcome, link }) => ({
    what: printKindNames[subject as Column<'print_item', 'kind'>],
    outcome: jobStateNames[outcome as Column<'print_job', 'state'>],
    isRefused: outcome === 'failed',
    screen: { path: consolePaths.printJobs.address, filter: { id: link ?? '' } },
  }),
}
