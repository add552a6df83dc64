import { takeBounce } from '../modules/certificates/mail/deliveries/bounce.service.ts'
import { withSystemContext } from '../start/with-system-context.ts'

/** What stands before the mail that came back fits well; the rest is the mail itself. */
const maxBytes = 1_000_000

const readInput = async (): Promise<string> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of process.stdin as AsyncIterable<Buffer>) {
    if (size < maxBytes) parts.push(part)
    size += part.length
  }
  return Buffer.concat(parts).toString('utf8')
}

const said: Record<Awaited<ReturnType<typeof takeBounce>>, string> = {
  bounced: 'The mail did not arrive; its sender is told.',
  copy: 'A copy of the mail did not arrive.',
  nothing: 'The notification tells of no new failure.',
  unknown: 'This is no notification about a mail that brought documents.',
}

/** What mail servers understand as: keep it and come back. */
const tryAgain = 75

/** Reads a delivery status notification from its input, where a mail server can pipe it to. */
const text = await readInput()
try {
  await withSystemContext(async (ctx) => {
    await ctx.services.jobs.open()
    try {
      console.log(said[await takeBounce(ctx, text)])
    } finally {
      await ctx.services.jobs.stop()
    }
  })
} catch (error) {
  console.error(error)
  process.exitCode = tryAgain
}
if (process.exitCode) process.exitCode = tryAgain
