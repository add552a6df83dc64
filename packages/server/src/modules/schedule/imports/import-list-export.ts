import type { OutputOf } from '@campus/contract/call.ts'
import { scheduleImportKindNames, scheduleImports } from '@campus/contract/schedule/imports.ts'
import { importExport } from '../../logs/lists/import-list-export.service.ts'
import { listAll } from './import.service.ts'

export const scheduleImportExport = importExport<OutputOf<typeof scheduleImports>['rows'][number]>({
  who: scheduleImports.who,
  read: listAll,
  kindOf: ({ kind }) => scheduleImportKindNames[kind],
  counts: [
    ['added', ['新增', 'Added', '新增'], ({ toAdd }) => toAdd],
    ['changed', ['更新', 'Changed', '更新'], ({ toChange }) => toChange],
    ['removed', ['取消', 'Removed', '取消'], ({ toRemove }) => toRemove],
    ['unchanged', ['不变', 'Unchanged', '不變'], ({ unchanged }) => unchanged],
  ],
})
