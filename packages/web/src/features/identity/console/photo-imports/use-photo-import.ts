import type { OutputOf } from '@campus/contract/call.ts'
import { photoImport, photoImportLines, photoImports } from '@campus/contract/identity/console/photo-imports.ts'
import { photoLibrary } from '@campus/contract/identity/library.ts'
import { useFollowedImport } from '../../../../console/import/use-followed-import.ts'

export type PhotoImport = OutputOf<typeof photoImport>

/** What it did can be seen in all of these. */
const changes = [photoImportLines, photoImports, photoLibrary]

export const usePhotoImport = (id: string) => useFollowedImport(photoImport, { id, topic: 'photoImport', changes })
