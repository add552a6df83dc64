import type { nextPeople, StepAhead } from '@campus/contract/approval/processes.ts'
import type { InputOf } from '@campus/contract/call.ts'
import type { State } from '@campus/flow/engine/state.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { PinnedProcess } from '../engine/pinned-process.ts'
import type { InstanceRow } from '../engine/state.repository.ts'

export const forecastAhead = async (
  _ctx: CallerCtx,
  _instance: InstanceRow,
  _process: PinnedProcess,
  _state: State,
): Promise<StepAhead[]> => []
export const forecastBeforeStart = async (_ctx: CallerCtx, _given: InputOf<typeof nextPeople>): Promise<StepAhead[]> => []
