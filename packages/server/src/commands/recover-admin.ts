import { parseArgs } from 'node:util'
import { say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import type { Ctx } from '../context/context.ts'
import { recoverAdministrator } from '../modules/administration/resets/recover-administrator.service.ts'
import { Refusal } from '../platform/refuse.ts'
import { withSystemContext } from '../start/with-system-context.ts'

const usage = `Lets an administrator in again who has lost every way in:
  --school <code> --person <number>
Prints a one-time password for the choice of a new one, removes the authenticator app, recovery codes and passkeys,
ends all sessions of the person, and notifies the person and everybody else in the school who manages.`

const read = () => {
  try {
    return parseArgs({ options: { school: { type: 'string' }, person: { type: 'string' } } }).values
  } catch {
    return {}
  }
}

const complain = (text: string) => {
  console.error(text)
  process.exitCode = 1
}

const recover = async (ctx: Ctx, code: string, number: string) => {
  const recovered = await recoverAdministrator(ctx, { code, number })
  if (!recovered) return complain(`No active administrator of ${code} has the number ${number}.`)
  const { name, password, until, reported } = recovered
  console.log(
    [
      `One-time password of ${name} (${number}): ${password}`,
      `It opens the choice of a new password until ${until.toISOString()}. It is shown only here.`,
      `Notified as soon as the server runs: ${name}, and ${reported} others who manage.`,
    ].join('\n'),
  )
}

const { school, person } = read()
if (!school || !person) complain(usage)
else
  await withSystemContext(async (ctx) => {
    await ctx.services.jobs.open()
    try {
      await recover(ctx, school, person)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      complain(error.code === 'not_found' ? `No school has the code ${school}.` : say(refusals[error.code], 'en_US'))
    } finally {
      await ctx.services.jobs.stop()
    }
  })
