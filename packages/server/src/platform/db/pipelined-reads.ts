import pg from 'pg'
import { holdWrites } from './held-writes.ts'

/** Enough for two cores of the database; each carries any number of reads at once. */
const maxConnections = 2

interface Statement {
  readonly name: string
  readonly text: string
}

export interface PipelinedReads {
  read<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** One connection on which reads do not wait for each other's answers. Those of one turn of the event loop leave in one write. */
const openLane = (config: pg.ClientConfig) => {
  const client = new pg.Client({ ...config, pipeline: true })
  const hold = holdWrites(client, setImmediate)
  let waiting = 0
  return {
    client,
    waiting: () => waiting,
    async read<Row extends object>({ name, text }: Statement, values: readonly unknown[]): Promise<Row[]> {
      hold()
      waiting += 1
      try {
        return (await client.query<Row>({ name, text, values: [...values] })).rows
      } finally {
        waiting -= 1
      }
    },
  }
}

type Lane = ReturnType<typeof openLane>

/** The database ends the connection, or the columns of a statement that it keeps prepared have changed since. */
const isSpent = (error: unknown) => error instanceof pg.DatabaseError && (error.severity === 'FATAL' || error.code === '0A000')

const endQuietly = (client: pg.Client) => client.end().catch(() => undefined)

/**
 * Short reads, many at once over few connections: for them, taking a connection out of a pool, waking its process and putting it back
 * costs several times what the read does, and they do not wait behind transactions for a connection. A lane is opened when it is needed
 * and replaced when it breaks. A slow statement would hold up those behind it, so only reads by a key belong here.
 */
export const openPipelinedReads = (config: pg.ClientConfig, onError: (error: Error) => void): PipelinedReads => {
  const lanes = new Set<Lane>()
  let opening: Promise<Lane> | undefined
  let isClosed = false

  const connect = async () => {
    const lane = openLane(config)
    lane.client.on('error', (error) => {
      lanes.delete(lane)
      onError(error)
    })
    lane.client.on('end', () => lanes.delete(lane))
    await lane.client.connect()
    if (isClosed) await endQuietly(lane.client)
    else lanes.add(lane)
    return lane
  }

  const open = () => {
    opening ??= connect().finally(() => {
      opening = undefined
    })
    return opening
  }

  const minBusy = () => {
    let found: Lane | undefined
    for (const lane of lanes) if (!found || lane.waiting() < found.waiting()) found = lane
    return found
  }

  const chooseLane = () => {
    const lane = minBusy()
    // Nobody awaits a spare one; its error is reported to the next caller that needs it.
    if (lane && lane.waiting() > 0 && lanes.size < maxConnections) open().catch(() => undefined)
    return lane
  }

  return {
    async read<Row extends object>(statement: Statement, values: readonly unknown[]) {
      const lane = chooseLane() ?? (await open())
      try {
        return await lane.read<Row>(statement, values)
      } catch (error) {
        if (isSpent(error) && lanes.delete(lane)) void endQuietly(lane.client)
        throw error
      }
    },
    async close() {
      isClosed = true
      await Promise.all([...lanes].map(({ client }) => endQuietly(client)))
    },
  }
}
