import { imports } from '@campus/contract/administration/people-import.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { importExport } from '../../logs/lists/import-list-export.service.ts'
import { pageImports } from './import.service.ts'

export const peopleImportExport = importExport<OutputOf<typeof imports>['rows'][number]>({
  who: imports.who,
  read: pageImports,
  kindOf: ({ kind }) => userTypeNames[kind],
  counts: [
    ['created', ['新增', 'Added', '新增'], ({ toCreate }) => toCreate],
    ['changed', ['更新', 'Changed', '更新'], ({ toChange }) => toChange],
    ['unchanged', ['不变', 'Unchanged', '不變'], ({ unchanged }) => unchanged],
  ],
})
