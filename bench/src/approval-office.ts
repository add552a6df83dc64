import { inTransaction } from '@campus/server/context/context.ts'
import { handle } from '@campus/server/modules/approval/instances/handling.service.ts'
import { submit } from '@campus/server/modules/approval/instances/starting.service.ts'
import { hotRead, type Sql } from '@campus/server/platform/db/sql.ts'
import { approval, liftDailyLimits, openOffice, publish, reason, root } from '@campus/server/testing/approvals.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { actingFor } from '@campus/server/testing/orders.ts'
import type { TestCampus } from '@campus/server/testing/test-campus.ts'

type Entered = Awaited<ReturnType<typeof enter>>

/** One starter, and those who decide one after the other. */
export interface Desk {
  readonly processId: string
  readonly starter: Entered
  readonly deciders: readonly Entered[]
}

const inARow = (deciders: readonly Entered[]) =>
  deciders.reduceRight<object | undefined>((next, decider, place) => approval(`node_${place + 1}`, [decider], {}, next), undefined)

/** Desks of one school, each with its own process and people, so that nobody waits for another. */
export const openDesks = async (campus: TestCampus, count: number, steps: number) => {
  const office = await openOffice(campus)
  await liftDailyLimits(campus, office.schoolId)
  const desks: Desk[] = []
  while (desks.length < count) {
    const deciders: Entered[] = []
    while (deciders.length < steps) deciders.push(await enter(campus, { schoolId: office.schoolId, kind: 'teacher' }))
    const processId = await publish(campus, office.admin, { tree: root(inARow(deciders) ?? {}), form: [reason] })
    desks.push({ processId, starter: await enter(campus, { schoolId: office.schoolId }), deciders })
  }
  return { office, desks }
}

/** Around each action; the least is to run it. */
export type Around = (action: (sql: Sql) => Promise<unknown>) => Promise<unknown>

/** Who decides knows it from the list. */
const openTask = hotRead((sql, instanceId: string, state: 'open') =>
  sql.selectFrom('approval_task').where('instance_id', '=', instanceId).where('state', '=', state).select('id'),
)

/** Applies and has everybody agree, by the services behind the calls: a transaction for each action. */
export const passInProcess = async (campus: TestCampus, { processId, starter, deciders }: Desk, around?: Around) => {
  const run = (who: Entered, action: (ctx: ReturnType<typeof actingFor>) => Promise<unknown>) => {
    const ctx = actingFor(campus, { person: who.person, schoolId: starter.schoolId })
    return around ? around((sql) => action({ ...ctx, sql })) : inTransaction(ctx, action)
  }
  let instanceId = ''
  await run(starter, async (ctx) => {
    const given = { formId: processId, formData: { reason: '盖章' }, processUsers: {}, draft: false }
    ;({ instanceId } = await submit(ctx, given))
  })
  for (const decider of deciders) {
    const { id: taskId } = (await openTask(campus.base.sql, instanceId, 'open')) ?? {}
    const comment = { text: '', attachments: [], mentions: [] }
    await run(decider, (ctx) => handle(ctx, { instanceId, taskId, action: 'agree', comment, targetUser: [], otherNodeUsers: {} }))
  }
  return instanceId
}
