import assert from 'node:assert/strict'
import { brokenInvariants } from '@campus/flow/engine/invariants.ts'
import { replay } from '@campus/flow/engine/replay.ts'
import type { BaseContext } from '../../../context/context.ts'
import { readProcessOf } from './pinned-process.ts'
import { findInstance, loadRows } from './state.repository.ts'
import { stateOf } from './state-rows.ts'

const inOrder = (items: readonly { readonly id: string }[]) => items.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** For tests: the rows keep what the engine promises, and replayed events give the same rows. */
export const proveSound = async ({ sql }: Pick<BaseContext, 'sql'>, ids: readonly string[]) => {
  for (const id of ids) {
    const instance = await findInstance(sql, id)
    assert.ok(instance)
    const [process, state] = [await readProcessOf(sql, instance), stateOf({ instance, ...(await loadRows(sql, instance.id)) })]
    assert.deepEqual(brokenInvariants(process, state), [])
    const rows = await sql.selectFrom('approval_event').where('instance_id', '=', id).selectAll().orderBy('seq').execute()
    const events = rows.map(({ seq, step, kind, actor_id, at, data }) => ({
      ...(data as object),
      kind,
      seq,
      step,
      by: actor_id,
      at: at.toISOString(),
    })) as unknown as Parameters<typeof replay>[1]
    const { runs, tasks, status, seq } = replay(id, events)
    assert.deepEqual(
      { runs: inOrder(runs), tasks: inOrder(tasks), status, seq },
      { runs: inOrder(state.runs), tasks: inOrder(state.tasks), status: state.status, seq: state.seq },
    )
  }
}
