import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { heartbeat } from '@campus/contract/terminals/machine.ts'
import { type Ctx, inTransaction, type Machine, type MachineCtx } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { newToken } from '../../../platform/secrets.ts'
import { noteHeard, watchNeighbours } from '../status/status.service.ts'
import { noteTerminalEvent, raiseFault } from '../terminal.service.ts'
import { isOwnWord } from './beat.rules.ts'
import { keepBeat, lockValid, markDoubled } from './credential.repository.ts'
import { letGo } from './let-go.service.ts'

/** Two hold the same credential, and nobody can tell which of them is the terminal: both are shut out. */
const shut = async (ctx: Ctx, machine: Machine) => {
  const { credentialId, terminalId, part } = machine
  await markDoubled(ctx.sql, credentialId, ctx.now())
  await letGo(ctx, { id: credentialId, terminalId, part })
  await noteTerminalEvent(ctx, { terminalId, kind: 'doubled', note: part })
  await raiseFault(ctx, { terminalId, kind: 'credential' })
}

type Said = InputOf<typeof heartbeat>

const judgeBeat = (ctx: MachineCtx, { beat, printer, version }: Said) =>
  inTransaction(ctx, async (ctx) => {
    const { machine } = ctx
    const chain = await lockValid(ctx.sql, machine.credentialId)
    if (!chain) throw refuse('login_required')
    if (!isOwnWord(chain, beat)) {
      await shut(ctx, machine)
      return undefined
    }
    const next = newToken()
    await keepBeat(ctx.sql, machine.credentialId, { beat: next, previous: beat, network: ctx.origin.network, now: ctx.now() })
    return { beat: next, ...(await noteHeard(ctx, machine, { printer, version })) }
  })

export const hearBeat = async (ctx: MachineCtx, said: Said): Promise<OutputOf<typeof heartbeat>> => {
  const answer = await judgeBeat(ctx, said)
  // Only now, because a refusal would take the shutting back.
  if (!answer) throw refuse('credential_doubled')
  await watchNeighbours(ctx, ctx.machine.schoolId)
  return answer
}
