import type { Ctx } from '@campus/server/context/context.ts'
import { giveBackScreen } from '@campus/server/modules/terminals/watch/status.service.ts'
import { later } from '@campus/server/platform/time/clock.ts'

/** A browser lets a page that nobody looks at speak once a minute; the watch misses a screen after three. */
const closedAfterSeconds = 90
const lookEveryMs = 20_000

/** In the demo a screen is a tab that somebody opens to have a look: closing it breaks no terminal. */
export const giveBackClosed = async (ctx: Ctx, terminalIds: readonly string[]) => {
  const since = later(ctx.now(), -closedAfterSeconds)
  for (const id of terminalIds) await giveBackScreen(ctx, id, since)
}

/** Now, for tabs that were closed while the demo was off, and from time to time; the answer ends it. */
export const watchLentScreens = async (ctx: Ctx, terminalIds: readonly string[]): Promise<() => void> => {
  await giveBackClosed(ctx, terminalIds)
  const timer = setInterval(() => {
    giveBackClosed(ctx, terminalIds).catch((error: unknown) =>
      ctx.services.log.warn({ err: error }, 'closed screens could not be given back'),
    )
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
