import { exportStateNames, exportsOf, exportTitles } from '@campus/contract/logs/exports.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { sql as fragment } from 'kysely'
import type { Column } from '../../../platform/db/sql.ts'
import { isSource } from '../exports/export-view.ts'
import type { TrailSource } from './trail-sources.extension.ts'

const refusals: ReadonlySet<string> = new Set<Column<'log_export', 'state'>>(['failed', 'rejected'])

/** Exports by who asked for them: one's own, and for administrators those that they decide about. */
export const exportTrail: TrailSource = {
  who: exportsOf.who,
  duty: 'logs',
  entries: fragment`
    select export.school_id, export.id, export.created_at as at, export.asked_by as person_id, person.org_unit_id as unit_id,
           export.source as subject, export.state as outcome, '' as network, export.id::text as link, export.needs_approval
      from log_export as export join person on person.id = export.asked_by`,
  mayReadRow: ({ personId, roles }) =>
    roles.includes('admin') ? fragment<boolean>`(needs_approval or person_id = ${personId})` : fragment<boolean>`person_id = ${personId}`,
  things: { id: 'id' },
  tell: ({ subject, outcome, link }) => {
    const title = isSource(subject) ? exportTitles[subject] : ([subject, subject, subject] as const)
    return {
      what: [`导出：${title[0]}`, `Export: ${title[1]}`, `匯出：${title[2]}`],
      outcome: exportStateNames[outcome as Column<'log_export', 'state'>],
      isRefused: refusals.has(outcome),
      screen: { path: consolePaths.logExports.address, filter: { id: link ?? '' } },
    }
  },
}
