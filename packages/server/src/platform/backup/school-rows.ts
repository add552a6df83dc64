import type { RowsOf } from './copy-tables.ts'

/** Tables of the installation, not of a school: counters, keys of sessions under way, its own runs and reports. */
const stayOut = new Set([
  'throttle',
  'transit_key',
  'transit_opened',
  'app_release',
  'backup_run',
  'provider_report',
  'retention_sweep',
  'server_process',
  'statistic_counted',
])

/** Tables whose rows belong to a row of another table, and so to its school. */
const through: Readonly<Record<string, { readonly column: string; readonly table: string }>> = {
  entrustment_fetch: { column: 'entrustment_id', table: 'entrustment' },
  registration_link: { column: 'case_id', table: 'registration_case' },
  registration_proof: { column: 'case_id', table: 'registration_case' },
}

/** Which rows belong to one school. A table that nothing is known about is an error: it would be left behind in silence. */
export const rowsOfSchool =
  (schoolId: string): RowsOf =>
  ({ name, columns }) => {
    if (!/^[0-9a-f-]{36}$/.test(schoolId)) throw new Error('the id of a school is a UUID')
    if (stayOut.has(name) || name === 'region') return undefined
    if (name === 'school') return `id = '${schoolId}'`
    const owner = through[name]
    if (owner) return `${owner.column} in (select id from ${owner.table} where school_id = '${schoolId}')`
    if (columns.includes('school_id')) return `school_id = '${schoolId}'`
    throw new Error(`Whose rows are those of ${name}? Say it in school-rows.ts`)
  }
