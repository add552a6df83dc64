import type { FormValues } from '@campus/contract/approval/form.ts'
import type { SubprocessProps } from '@campus/contract/approval/process-tree.ts'
import { idsOf } from '@campus/flow/conditions/compare.ts'
import type { Effect } from '@campus/flow/engine/changes.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { listPeople } from '../lookup/lookup.repository.ts'
import { countAncestors, findPublished, insertInstance } from './instance.repository.ts'
import type { FollowUp, Stepped } from './stepped.ts'

/** How many processes deep one may be the part of another. */
const maxDepth = 10

type StartChildren = Extract<Effect, { kind: 'start_children' }>

/** Who starts the sub-process: the starter, people of the form, or those picked for the node. */
const startersOf = ({ changes }: Stepped, nodeId: string, { staterUser, subAll }: SubprocessProps): string[] => {
  const { starter, values, picked } = changes.state
  if (staterUser.type === 'ROOT') return [starter]
  const chosen = staterUser.type === 'FORM' ? idsOf(values[staterUser.value]) : (picked[nodeId] ?? [])
  const found = chosen.length > 0 ? chosen : [starter]
  return subAll ? [...found] : found.slice(0, 1)
}

const valuesFor = ({ inVar }: SubprocessProps, values: FormValues): FormValues =>
  Object.fromEntries(inVar.filter(({ mKey }) => values[mKey] !== undefined).map(({ mKey, sKey }) => [sKey, values[mKey]]))

/** Begins the sub-processes of a node, one for each who starts it; the parent's run waits for all of them. */
export const startChildren = async (ctx: Ctx, stepped: Stepped, effects: readonly StartChildren[]): Promise<FollowUp[]> => {
  const { instance, process, changes } = stepped
  // Versions that were published before circles were looked for may still start each other.
  if (effects.length > 0 && (await countAncestors(ctx.sql, instance.id)) >= maxDepth) throw refuse('subprocesses_too_deep')
  const followUps: FollowUp[] = []
  for (const { runId, nodeId } of effects) {
    const node = indexOf(process.tree).get(nodeId)?.node
    if (node?.type !== 'SUBPROC') continue
    // What undoes another application does not begin again what that began.
    const published = instance.undoes_id === null ? await findPublished(ctx.sql, instance.school_id, node.props.subProcCode) : undefined
    const people = published ? await listPeople(ctx.sql, instance.school_id, startersOf(stepped, nodeId, node.props)) : []
    const children: FollowUp[] = []
    for (const { id: starterId, org_unit_id, state } of people) {
      if (!published || state !== 'active') continue
      const unit = starterId === changes.state.starter ? changes.state.unit : org_unit_id
      const child = await insertInstance(ctx.sql, {
        schoolId: instance.school_id,
        processId: published.process_id,
        versionId: published.id,
        starterId,
        unitId: unit,
        now: ctx.now(),
        parent: { id: instance.id, runId, topId: instance.top_id },
      })
      const values = valuesFor(node.props, changes.state.values)
      children.push({ instanceId: child.id, action: { kind: 'start', by: starterId, unit, values } })
    }
    followUps.push({
      instanceId: instance.id,
      action: { kind: 'children_started', runId, children: children.map(({ instanceId }) => instanceId) },
    })
    followUps.push(...children)
  }
  return followUps
}
