import { type Ctx, inTransaction } from '../../../context/context.ts'
import { eachForItself } from '../../../context/each-for-itself.ts'
import { listDue, takeFamily } from './firing.repository.ts'
import { holdRecords } from './matter-record.service.ts'
import { holdInstance, takeStep } from './step.service.ts'

const batchSize = 200

type Due = Awaited<ReturnType<typeof listDue>>[number]

/** One transaction each: a timer that races a person wins or loses whole. */
const fireOne = (ctx: Ctx, { id, instance_id, top_id }: Due) =>
  inTransaction(ctx, async (ctx) => {
    await holdRecords(ctx, [top_id])
    if (!(await takeFamily(ctx.sql, top_id))) return
    const held = await holdInstance(ctx, instance_id)
    if (!held?.state.timers.some((timer) => timer.id === id)) return
    await takeStep(ctx, held, { kind: 'timer_fired', timerId: id })
  })

/**
 * Does what is due by itself: ends of delays, reminders, time limits. One that fails is tried again the next time; however many fail, the
 * others of all schools have their turn.
 */
export const fireTimers = async (ctx: Ctx, batch = batchSize) => {
  let last: Due | undefined
  for (;;) {
    const due = await listDue(ctx.sql, ctx.now(), batch, last)
    await eachForItself(ctx, due, (timer) => fireOne(ctx, timer), 'A timer of an approval failed.')
    if (due.length < batch) return
    last = due.at(-1)
  }
}
