import type { OutputOf } from '@campus/contract/call.ts'
import { dataImportKindNames, dataImports } from '@campus/contract/exchange/imports.ts'
import { importExport } from '../../logs/lists/import-list-export.service.ts'
import { listAll } from './import.service.ts'

export const dataImportExport = importExport<OutputOf<typeof dataImports>['rows'][number]>({
  who: dataImports.who,
  read: listAll,
  kindOf: ({ kind }) => dataImportKindNames[kind],
  counts: [
    ['added', ['新增', 'Added', '新增'], ({ toAdd }) => toAdd],
    ['changed', ['更新', 'Changed', '更新'], ({ toChange }) => toChange],
    ['gone', ['文件未列出', 'Not in the file', '檔案未列出'], ({ gone }) => gone],
    ['unchanged', ['不变', 'Unchanged', '不變'], ({ unchanged }) => unchanged],
  ],
})
