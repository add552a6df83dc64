import type { Form } from '@campus/contract/approval/form.ts'
import type { RootNode } from '@campus/contract/approval/process-tree.ts'
import type { ProcessSettings } from '@campus/contract/approval/settings.ts'
import type { Process } from '@campus/flow/process/process.ts'
import { LRUCache } from 'lru-cache'
import type { Sql } from '../../../platform/db/sql.ts'

/** A version as an instance is pinned to it. */
export interface PinnedProcess extends Process {
  readonly versionId: string
  readonly number: number
}

/** Published versions never change, so they are kept; drafts are never asked for here. */
const versions = new LRUCache<string, PinnedProcess>({ max: 500 })

export const readPinned = async (sql: Sql, versionId: string): Promise<PinnedProcess> => {
  const known = versions.get(versionId)
  if (known) return known
  const row = await sql
    .selectFrom('approval_version')
    .where('id', '=', versionId)
    .where('state', '<>', 'draft')
    .select(['id', 'number', 'tree', 'form', 'settings'])
    .executeTakeFirstOrThrow()
  const version: PinnedProcess = {
    versionId: row.id,
    number: row.number,
    // Checked by the shapes of the contract before it was published.
    tree: row.tree as unknown as RootNode,
    form: row.form as unknown as Form,
    settings: row.settings as unknown as ProcessSettings,
  }
  versions.set(versionId, version)
  return version
}
