import { type Phrase, say } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { inSavepoint } from '../../../context/savepoint.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { holdFamilies, holdInstance, takeStep } from '../engine/step.service.ts'
import { listOpenTasks } from './absence.repository.ts'

interface HandOver {
  readonly from: string
  readonly to: string
  readonly reason: string
  /** Only these of what waits. */
  readonly tasks?: readonly string[] | undefined
}

const handedOver: Phrase = ['外出期间由代理人处理', 'Handed over to the deputy while away', '外出期間由代理人處理']

/** Hands what waits now to somebody else, and says which tasks went; what a step does not let go stays. */
export const handOver = async (ctx: Ctx, { from, to, reason, tasks }: HandOver): Promise<string[]> => {
  const given: string[] = []
  const open = (await listOpenTasks(ctx.sql, from)).filter(({ id }) => tasks?.includes(id) ?? true)
  await holdFamilies(
    ctx,
    open.map(({ top_id }) => top_id),
  )
  const comment = { text: reason || say(handedOver, ctx.language) }
  for (const { id: taskId, instance_id } of open) {
    try {
      await inSavepoint(ctx, async () => {
        const held = await holdInstance(ctx, instance_id)
        if (held) await takeStep(ctx, held, { kind: 'transfer', by: from, taskId, to, comment })
      })
      given.push(taskId)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return given
}
