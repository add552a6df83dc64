import type { Ctx } from '../../../context/context.ts'
import { pushAll } from '../../../context/push.ts'
import { listHandlers } from '../terminal/handler.repository.ts'

/** The screen of the terminal and the consoles of those who take care of it reload. */
export const notifyScreens = async (ctx: Ctx, { schoolId, terminalId }: { schoolId: string; terminalId: string }) => {
  const handlers = await listHandlers(ctx.sql, schoolId)
  await pushAll(ctx.sql, [
    { to: `terminal:${terminalId}`, topic: 'status', data: null },
    ...handlers.map(({ id }) => ({ to: `person:${id}`, topic: 'terminals', data: { terminalId } })),
  ])
}
