import type { OutputOf } from '@campus/contract/call.ts'
import { dataImport, dataImportLines, dataImports } from '@campus/contract/exchange/imports.ts'
import { missingScores } from '@campus/contract/exchange/missing.ts'
import { exchangeSources, goneStudents } from '@campus/contract/exchange/sources.ts'
import { orgTree } from '@campus/contract/school/console/organisation.ts'
import { useFollowedImport } from '../../../../console/import/use-followed-import.ts'

export type DataImport = OutputOf<typeof dataImport>

/** What it did can be seen in all of these. */
const changes = [dataImportLines, dataImports, exchangeSources, goneStudents, missingScores, orgTree]

export const useImport = (id: string) => useFollowedImport(dataImport, { id, topic: 'dataImport', changes })
