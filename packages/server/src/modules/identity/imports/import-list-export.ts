import type { OutputOf } from '@campus/contract/call.ts'
import { photoImports } from '@campus/contract/identity/console/photo-imports.ts'
import { importExport } from '../../logs/lists/import-list-export.service.ts'
import { page } from './photo-import.service.ts'

export const photoImportExport = importExport<OutputOf<typeof photoImports>['rows'][number]>({
  who: photoImports.who,
  read: page,
  counts: [
    ['added', ['新增', 'Added', '新增'], ({ toAdd }) => toAdd],
    ['replaced', ['替换', 'Replaced', '取代'], ({ toReplace }) => toReplace],
  ],
})
