import { people } from '@campus/contract/administration/people.ts'
import { importLines, imports, personImport } from '@campus/contract/administration/people-import.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { orgTree } from '@campus/contract/school/console/organisation.ts'
import { useFollowedImport } from '../../../../console/import/use-followed-import.ts'

export type PersonImport = OutputOf<typeof personImport>

/** What it did can be seen in all of these. */
const changes = [importLines, imports, people, orgTree]

export const useImport = (id: string) => useFollowedImport(personImport, { id, topic: 'import', changes })
