import { type ExportFormat, maxRowsAlone, maxSheetRows, maxZipFiles } from '@campus/contract/logs/exports.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'
import type { ExportSource } from './export-source.extension.ts'

type Roles = readonly Role[]

export const mayExport = ({ who }: Pick<ExportSource, 'who'>, roles: Roles): boolean => who.some((role) => roles.includes(role))

/** Auditors read without masked data: what they export holds none of it either. */
const mayUnmask = (roles: Roles) => roles.includes('admin') || roles.includes('manager')

export const columnsFor = ({ columns }: Pick<ExportSource, 'columns'>, roles: Roles) =>
  columns.filter(({ isUnmasked }) => isUnmasked !== true || mayUnmask(roles))

/** Whether somebody with these roles may have all of these columns. */
export const mayHave = (source: Pick<ExportSource, 'columns'>, roles: Roles, keys: readonly string[]): boolean => {
  const allowed = new Set(columnsFor(source, roles).map(({ key }) => key))
  return keys.every((key) => allowed.has(key))
}

/** What a file of this kind can hold. */
export const maxRowsOf: Record<ExportFormat, number> = { csv: Number.POSITIVE_INFINITY, xlsx: maxSheetRows, zip: maxZipFiles }

export const needsSecond = ({ total, hasUnmasked }: { readonly total: number; readonly hasUnmasked: boolean }) =>
  hasUnmasked || total > maxRowsAlone

/** Whether somebody still reads as far as what they exported. */
export const covers = (scope: Scope, unitIds: readonly string[] | null): boolean =>
  scope === 'school' || (unitIds !== null && unitIds.every((id) => scope.includes(id)))
