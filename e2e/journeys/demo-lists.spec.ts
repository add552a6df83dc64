import type { CallShape } from '@campus/contract/call.ts'
import { calls } from '@campus/contract/calls.ts'
import { logPeople } from '@campus/contract/logs/log-people.ts'
import { logTrail } from '@campus/contract/logs/trail.ts'
import { backupRuns } from '@campus/contract/operations/backups.ts'
import { z } from 'zod'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson } from '../people/person.ts'

/** The first copy is made in the night after the demo was opened; a trail is that of something chosen, and people are searched for. */
const left = new Set<CallShape>([backupRuns, logTrail, logPeople])

/** What an administrator can ask for without having chosen anything. */
const isAtOnce = ({ method, path, who, params, query, output }: CallShape) =>
  method === 'GET' &&
  path.startsWith('/console/') &&
  who.includes('admin') &&
  !params &&
  (query?.safeParse({}).success ?? true) &&
  output instanceof z.ZodType

const rowsOf = (answer: unknown): readonly unknown[] | undefined =>
  Array.isArray(answer) ? answer : z.object({ rows: z.array(z.unknown()) }).safeParse(answer).data?.rows

test('every list of the console has entries in the demo', async ({ network }) => {
  const token = await tokenOf(demoPerson('admin'), network)
  const countIn = async (call: CallShape) => rowsOf((await askServer(call, {}, network, { token })).data)?.length
  const empty: CallShape[] = []
  for (const call of calls.filter((one) => isAtOnce(one) && !left.has(one))) if ((await countIn(call)) === 0) empty.push(call)
  // A demo that was just opened is still writing what happened before.
  for (const call of empty) await expect.poll(() => countIn(call), call.path).toBeGreaterThan(0)
})
