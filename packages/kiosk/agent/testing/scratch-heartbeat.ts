import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { openHeartbeat } from '../heartbeat.ts'
import { usualPace } from '../pace.ts'
import { connectCampus } from '../server/campus-server.ts'
import { openState } from '../state-file.ts'
import { scratchFolder } from './scratch.ts'

const idle = { state: 'idle', reasons: [], sheetsLeft: null, tonerPercent: null, name: '' } as const

/** The line of a terminal to its server and its heartbeat, which beats only where it must. */
export const openScratchHeartbeat = (t: TestContext, serverUrl: string, token: string, signal: AbortSignal) => {
  const server = connectCampus(serverUrl, token, signal)
  const state = openState(join(scratchFolder(t), 'state.json'), token)
  const printer = { readStatus: async () => idle }
  return { server, heartbeat: openHeartbeat({ server, printer, state, log: () => undefined, pace: usualPace, version: '1', signal }) }
}
