import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { editBasicInfo, ownInfo } from '@campus/contract/people/own-info.ts'
import { settlePort } from '@campus/server/start/port.ts'
import { logInToDemo } from '@campus/server/testing/demo-login.ts'
import { openDataFolder, startServerProcess } from '@campus/server/testing/server-process.ts'
import { type MeasuredCheckouts, measureCheckouts } from './checkout.ts'
import { measureDocuments } from './documents.ts'
import { fill, targets } from './inbox.ts'
import { measureLedger } from './ledger.ts'
import { compare, type Measured, type Target } from './load.ts'
import { type Morning, measureMorning } from './morning.ts'
import { measurePrinting } from './printing.ts'
import { measureRush, type Rush } from './rush.ts'
import { measureSizes } from './sizes.ts'
import { measureStatements } from './statements.ts'

const rounds = 3
const seconds = 3
const goals = {
  reads: 0.75,
  writes: 0.6,
  inboxRatio: 0.8,
  checkout: 0.35,
  release: 0.3,
  loginBytes: 200 * 1024,
  certificates: 30,
  transcripts: 5,
  childBytes: 1024 * 1024 * 1024,
}
const messages = 100_000
const documents = 2000
const orderSizes = [1000, 1_000_000]
const rushPayments = 300
const waitingPrints = [10_000, 100_000]
const ledgerActions = 1_000_000
type Growing = 'bare' | 'alone' | 'whole' | 'listed'
const growing: readonly (readonly [string, Growing])[] = [
  ['checkouts alone', 'alone'],
  ['with documents made beside them', 'whole'],
  ['my orders', 'listed'],
]

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const tell = (what: string, value: string, note = '') => console.log(`  ${what.padEnd(34)} ${value.padStart(12)}  ${note}`)
const mark = (isMet: boolean, goal: string) => `${isMet ? 'meets' : 'MISSES'} the goal of ${goal}`

const data = await openDataFolder()
const environment = { CAMPUS_DATA: join(data.folder, 'campus'), REQUESTS_PER_MINUTE: '1000000' }

const timeStart = async () => {
  const began = performance.now()
  const server = await startServerProcess(environment)
  if (!server.url) throw new Error(server.complained())
  return { server, url: server.url.replace('localhost', '127.0.0.1'), ms: performance.now() - began }
}

/** Resident memory in bytes, where the system tells it. */
const memoryOf = (pid: number) => {
  try {
    return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) * 1024
  } catch {
    return undefined
  }
}

const startBare = async (databaseUrl: string) => {
  const port = await settlePort('127.0.0.1', 0)
  const program = fileURLToPath(import.meta.resolve('@campus/server/testing/bare-server.ts'))
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, BARE_DATABASE_URL: databaseUrl, BARE_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') }
}

const tellComparison = async (what: string, goal: number, ours: Target, bare: Target) => {
  const measured = await compare(ours, bare, rounds, seconds)
  const ratio = measured.ours.perSecond / measured.bare.perSecond
  tell(`${what}: requests/s`, measured.ours.perSecond.toFixed(0), `bare Fastify ${measured.bare.perSecond.toFixed(0)}`)
  tell(`${what}: p99`, `${measured.ours.p99} ms`, `bare Fastify ${measured.bare.p99} ms`)
  tell(`${what}: ratio`, ratio.toFixed(3), mark(ratio >= goal, String(goal)))
}

/** What is far down or among many, against the same near the top or among few. */
const tellDepth = async (what: string, far: Target, near: Target) => {
  const measured = await compare(far, near, rounds, seconds)
  const ratio = measured.ours.perSecond / measured.bare.perSecond
  const numbers = `${measured.ours.perSecond.toFixed(0)} and ${measured.bare.perSecond.toFixed(0)} requests/s`
  tell(what, ratio.toFixed(3), `${numbers}, ${mark(ratio >= goals.inboxRatio, String(goals.inboxRatio))}`)
}

const perSecond = (measured: Measured) => `${measured.perSecond.toFixed(1)}/s`
const slowest = ({ p99 }: Measured) => `p99 ${p99.toFixed(0)} ms`

const tellCheckouts = (all: readonly MeasuredCheckouts[]) => {
  for (const { size, bare, alone, whole, listed, listedOfRegular } of all) {
    const share = (ours: Measured) => `${(ours.perSecond / bare.perSecond).toFixed(3)} of bare SQL`
    console.log(`  among ${size.toLocaleString('en')} orders`)
    tell('bare SQL', perSecond(bare), slowest(bare))
    tell('checkouts alone', perSecond(alone), `${slowest(alone)}, ${share(alone)}, ${alone.cpuMs.toFixed(1)} ms of the server each`)
    tell(
      'checkouts alone: ratio',
      (alone.perSecond / bare.perSecond).toFixed(3),
      mark(alone.perSecond / bare.perSecond >= goals.checkout, String(goals.checkout)),
    )
    tell(
      'with documents made beside them',
      perSecond(whole),
      `${slowest(whole)}, ${share(whole)}, ${whole.documents.toFixed(1)} documents/s`,
    )
    tell('my orders', perSecond(listed), slowest(listed))
    tell(`my orders, being ${(size / 100).toLocaleString('en')}`, perSecond(listedOfRegular), slowest(listedOfRegular))
  }
  const [few, many] = [all.at(0), all.at(-1)]
  if (!few || !many) return
  const growth = (name: Growing) => many[name].perSecond / few[name].perSecond
  console.log('  among many / among few (1 is no slower)')
  for (const [what, name] of growing)
    tell(what, growth(name).toFixed(3), `${(growth(name) / growth('bare')).toFixed(3)} of the growth of bare SQL`)
}

const tellRush = ({ one, three }: { readonly one: Rush; readonly three: Rush }) => {
  for (const [what, rush] of [
    ['one process', one],
    ['three processes', three],
  ] as const) {
    tell(
      what,
      `${rush.seconds.toFixed(1)} s`,
      `slowest payment ${rush.slowestMs.toFixed(0)} ms, slowest read ${rush.slowestReadMs.toFixed(0)} ms`,
    )
    tell(`${what}: not paid`, String(rush.refused), mark(rush.refused === 0, '0'))
  }
  const ratio = one.seconds / three.seconds
  tell('three processes / one', ratio.toFixed(3), mark(ratio >= 1, 'never slower'))
}

const tellPrinting = ({ releases, visible, taken }: Awaited<ReturnType<typeof measurePrinting>>) => {
  for (const { size, bare, released } of releases) {
    const among = `among ${size.toLocaleString('en')}`
    tell(`bare SQL ${among}`, perSecond(bare), slowest(bare))
    const ratio = released.perSecond / bare.perSecond
    tell(`jobs ${among}`, perSecond(released), slowest(released))
    tell('ratio', ratio.toFixed(3), mark(ratio >= goals.release, String(goals.release)))
  }
  const [few, many] = [releases.at(0), releases.at(-1)]
  if (few && many) {
    const growth = (name: 'bare' | 'released') => many[name].perSecond / few[name].perSecond
    tell(
      'among many / among few',
      growth('released').toFixed(3),
      `${(growth('released') / growth('bare')).toFixed(3)} of the growth of bare SQL`,
    )
  }
  const ms = ({ p50, p99 }: typeof visible) => [`${p50.toFixed(0)} ms`, `p99 ${p99.toFixed(0)} ms`] as const
  tell('paid, then on the screen', ...ms(visible))
  tell('chosen, then taken by the printer', ...ms(taken))
}

const tellMorning = ({ alone, besideFlood, flood }: Awaited<ReturnType<typeof measureMorning>>) => {
  const line = (what: string, { people, arrived, refused, captchas, perSecond }: Morning) =>
    tell(
      what,
      `${arrived} of ${people}`,
      `${mark(arrived === people && refused === 0, 'all')}, ${perSecond.toFixed(1)} people/s, ${refused} refused, ${captchas} captchas`,
    )
  line('got in', alone)
  line('got in beside a flood', besideFlood)
  tell('speed beside the flood', (besideFlood.perSecond / alone.perSecond).toFixed(3), 'of the speed without')
  tell('invented tokens held off', (flood.refused / flood.sent).toFixed(3), `of ${flood.sent} requests`)
}

const headersFor = (token: string) => ({ authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest', lang: 'zh_CN' })

try {
  const first = await timeStart()
  first.server.signal('SIGTERM')
  await first.server.ended
  const { server, url, ms } = await timeStart()
  const memory = memoryOf(server.pid)
  try {
    console.log('\nStart')
    tell('first start', `${(first.ms / 1000).toFixed(1)} s`, 'database made, migrated, school filled')
    tell('warm start', `${(ms / 1000).toFixed(1)} s`)
    tell('memory of the server', memory === undefined ? 'unknown' : `${(memory / 1024 / 1024).toFixed(0)} MB`, 'resident, after the start')

    console.log(`\nSpeed (medians of ${rounds} rounds of ${seconds} s, in turns)`)
    const { token, user } = await logInToDemo(url, 'student')
    const socket = encodeURIComponent(join(data.folder, 'campus', 'postgres', 'socket'))
    const databaseUrl = `postgres://campus@/campus?host=${socket}`
    const bare = await startBare(databaseUrl)
    try {
      const headers = headersFor(token)
      const json = { 'content-type': 'application/json' }
      const own = `${bare.url}/person/${user?.uid ?? ''}`
      const body = JSON.stringify({ nickname: 'measured' })
      await tellComparison(
        'read by id',
        goals.reads,
        { url: url + ownInfo.path, method: 'GET', headers },
        { url: own, method: 'GET', headers: {} },
      )
      await tellComparison(
        'write',
        goals.writes,
        { url: url + editBasicInfo.path, method: 'POST', headers: { ...headers, ...json }, body },
        { url: own, method: 'POST', headers: json, body },
      )
    } finally {
      bare.stop()
    }

    console.log(`\nInbox of ${messages.toLocaleString('en')} messages (ratios, 1 is no slower)`)
    const inbox = targets(url, headersFor(token), await fill(databaseUrl, user?.uid ?? '', messages))
    const small = targets(url, headersFor((await logInToDemo(url, 'visitor')).token), '')
    await tellDepth('last page / first page', inbox.deep, inbox.first)
    await tellDepth('last page / first page of a group', inbox.deepInGroup, inbox.firstInGroup)
    await tellDepth('unread number / of a small inbox', inbox.unread, small.unread)
  } finally {
    server.signal('SIGTERM')
    await server.ended
  }
  console.log('\nEight in the morning (20,000 people behind one address, people and ceilings fifty times smaller)')
  tellMorning(await measureMorning())
  console.log('\nDocuments (one child process, one after the other)')
  const made = await measureDocuments(documents)
  const rate = (each: number) => (1000 / each).toFixed(1)
  tell('certificates a second', rate(made.certificateMs), mark(1000 / made.certificateMs >= goals.certificates, String(goals.certificates)))
  tell(
    'transcripts of 120 courses a second',
    rate(made.transcriptMs),
    mark(1000 / made.transcriptMs >= goals.transcripts, String(goals.transcripts)),
  )
  tell(
    'certificate: pdf-lib / Typst',
    (made.pdfLibMs / made.certificateMs).toFixed(1),
    `${made.pdfLibMs.toFixed(0)} ms and ${made.certificateMs.toFixed(0)} ms`,
  )
  tell('signatures a second', rate(made.signMs), `${made.signMs.toFixed(1)} ms each`)
  tell('verification', `${made.checkMs.toFixed(1)} ms`, kilobytes(made.bytes))
  tell(
    `memory over ${documents.toLocaleString('en')} documents`,
    `${(made.mostMemory / 1024 / 1024).toFixed(0)} MB`,
    mark(made.mostMemory <= goals.childBytes, `${goals.childBytes / 1024 / 1024} MB`),
  )
  console.log('\nCheckouts (from the form to the paid order; the same rows by bare SQL in turns)')
  tellCheckouts(await measureCheckouts(orderSizes, 5))
  console.log('\nStatements (sent to the database, begin and commit included)')
  const statements = await measureStatements()
  tell('cart of three: settled', String(statements.settling))
  tell('cart of three: paid', String(statements.paying))
  tell('read by id', String(statements.reading))
  tell('login with a password', String(statements.login))
  tell('print released, six calls', String(statements.release))
  console.log(`\nA rush of ${rushPayments} payments at the same moment`)
  tellRush(await measureRush(rushPayments))
  console.log('\nPrinting (from the code on the screen to the last page, by 8 terminals; the same rows by bare SQL in turns)')
  tellPrinting(await measurePrinting(waitingPrints, 3))
  console.log(`\nLedger (${ledgerActions.toLocaleString('en')} random actions against a model)`)
  const books = await measureLedger(ledgerActions)
  tell('actions a second', (ledgerActions / books.seconds).toFixed(0))
  tell('answers unlike the model', String(books.wrong), mark(books.wrong === 0, '0'))
  tell(
    'findings of the proof',
    String(books.findings),
    `${books.transfers.toLocaleString('en')} transfers, ${mark(books.findings === 0, '0')}`,
  )
  console.log('\nBytes (as they travel, compressed)')
  const { login, screens } = measureSizes()
  tell('login page, first load', kilobytes(login), mark(login <= goals.loginBytes, kilobytes(goals.loginBytes)))
  for (const { name, bytes } of screens) tell(`+ ${name}`, kilobytes(bytes))
} finally {
  await data.remove()
}
