import type { Form } from '@campus/contract/approval/form.ts'
import type { ProcessNode, RootNode } from '@campus/contract/approval/process-tree.ts'
import type { ProcessSettings } from '@campus/contract/approval/settings.ts'
import type { Process } from '@campus/flow/process/process.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import { LRUCache } from 'lru-cache'
import type { Sql } from '../../../platform/db/sql.ts'

/** A version as an instance is pinned to it. */
export interface PinnedProcess extends Process {
  readonly versionId: string
  readonly number: number
  /** Steps of versions that the instance had before and this one does not have. */
  readonly formerNodes: ReadonlyMap<string, ProcessNode>
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
    formerNodes: new Map(),
  }
  versions.set(versionId, version)
  return version
}

const nodesOf = ({ tree }: PinnedProcess): readonly ProcessNode[] => [...indexOf(tree).values()].map(({ node }) => node)

/** The version that an instance has now, with the steps that it took under earlier ones as they were last. */
export const readProcessOf = async (
  sql: Sql,
  { version_id, earlier_version_ids }: { readonly version_id: string; readonly earlier_version_ids: readonly string[] },
): Promise<PinnedProcess> => {
  const process = await readPinned(sql, version_id)
  if (earlier_version_ids.length === 0) return process
  const formerNodes = new Map<string, ProcessNode>()
  for (const id of earlier_version_ids) for (const node of nodesOf(await readPinned(sql, id))) formerNodes.set(node.id, node)
  for (const { id } of nodesOf(process)) formerNodes.delete(id)
  return { ...process, formerNodes }
}

/** A step that an instance is at or has passed, under this version or an earlier one. */
export const nodeIn = ({ tree, formerNodes }: PinnedProcess, id: string): ProcessNode | undefined =>
  indexOf(tree).get(id)?.node ?? formerNodes.get(id)

export const everyNode = (process: PinnedProcess): readonly ProcessNode[] => [...nodesOf(process), ...process.formerNodes.values()]
