import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startAgent } from './agent.ts'
import { openIppPrinter } from './printer/ipp-printer.ts'
import { obtainCredential } from './server/enrolment.ts'
import { openVirtualPrinter } from './virtual-printer/server.ts'

const usage = `A terminal's printer, beside which this runs:
  --server URL     where Campus is
  --code CODE      the one-time code of an administrator, at the first start
  --printer URL    ipp://, ipps://, http:// or https:// of a printer or a CUPS queue
  --tray FOLDER    instead of a printer: puts what is printed into a folder
  --tray-port N    where that tray listens (by default any free port)
  --folder FOLDER  where the credential and what is under way are kept (by default .campus/terminal)
`

const say = (sentence: string) => process.stdout.write(`${new Date().toISOString()} ${sentence}\n`)

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const options = {
  server: { type: 'string' },
  code: { type: 'string' },
  printer: { type: 'string' },
  tray: { type: 'string' },
  'tray-port': { type: 'string' },
  folder: { type: 'string', default: '.campus/terminal' },
} as const

const readOptions = () => {
  const { values } = parseArgs({ options })
  const { server, printer, tray } = values
  if (!server || !URL.canParse(server) || (printer === undefined) === (tray === undefined)) throw new Error(usage)
  return { ...values, server: new URL(server).origin, folder: resolve(values.folder) }
}

/** Something that prints, and what has to be closed at the end. */
const openPrinter = async ({ printer, tray, 'tray-port': port }: ReturnType<typeof readOptions>) => {
  if (printer !== undefined) return { printer: openIppPrinter(printer), close: async () => undefined }
  const opened = await openVirtualPrinter({ folder: resolve(tray ?? '.'), port: Number(port ?? 0) })
  say(`The tray listens at ${opened.address}; its troubles are made at ${opened.controlUrl}.`)
  return { printer: openIppPrinter(opened.address), close: opened.close }
}

const run = async () => {
  const given = readOptions()
  const { printer, close } = await openPrinter(given)
  const token = await obtainCredential({ serverUrl: given.server, code: given.code, file: join(given.folder, 'credential.json') })
  const stateFile = join(given.folder, 'state.json')
  const agent = startAgent({ serverUrl: given.server, token, printer, stateFile, log: say })
  say(`Working for ${given.server}.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void agent.stop())
  const reason = await agent.ended
  await close()
  if (reason) throw new Error(reason)
}

await run().catch((error: unknown) => fail((error as Error).message))
