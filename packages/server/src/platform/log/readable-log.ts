import { styleText } from 'node:util'
import type { DestinationStream } from 'pino'
import { causeInWords } from './error-words.ts'
import type { LoggedError } from './log.ts'

interface Entry {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly err?: LoggedError
  readonly [fact: string]: unknown
}

const levels = { warn: 40, error: 50 }
const ownFrame = /\/(packages|scripts)\/(?!.*node_modules)/
const maxFrames = 4
const repeatAfterMs = 10_000
const maxKeys = 200
/** What every line of a request carries is shown in its own place. */
const placed = new Set(['level', 'time', 'msg', 'err', 'requestId', 'method', 'path', 'status', 'ms'])

const isRequest = ({ status }: Entry) => typeof status === 'number'

/** A request that went well needs no line; one that broke has one already, with its cause. */
const isWorthALine = (entry: Entry) => !isRequest(entry) || (Number(entry['status']) >= 400 && Number(entry['status']) < 500)

const routeOf = ({ method, path }: Entry) =>
  typeof path === 'string' ? [method, path === 'unknown' ? '(unknown path)' : path].filter(Boolean).join(' ') : undefined

const factsOf = (entry: Entry) =>
  Object.entries(entry)
    .filter(([name]) => !placed.has(name))
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)

const firstLine = (text: string) => text.split('\n', 1)[0]?.trim() ?? ''

const sentenceOf = (entry: Entry) => {
  if (isRequest(entry)) return `${routeOf(entry)} was answered with ${String(entry['status'])}`
  const about = [routeOf(entry), ...factsOf(entry)].filter(Boolean).join(', ')
  const cause = entry.err ? `: ${firstLine(causeInWords(entry.err))}` : ''
  return `${entry.msg ?? ''}${cause}${about ? ` [${about}]` : ''}`
}

const framesOf = ({ err, level }: Entry) =>
  level < levels.error
    ? []
    : (err?.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line) && ownFrame.test(line))
        .slice(0, maxFrames)
        .map((line) => `            ${line.trim()}`)

const severityOf = (level: number) => {
  if (level >= levels.error) return ['error  ', 'red'] as const
  if (level >= levels.warn) return ['warning', 'yellow'] as const
  return ['', 'dim'] as const
}

interface ReadableOptions {
  readonly write: (text: string) => void
  readonly hasColors: boolean
}

/** A cause that many have at once, such as a database that restarts, is logged once in a while and not for each. */
const countRepeats = () => {
  const shown = new Map<string, { until: number; passedOver: number }>()
  /** How many like it were passed over since the last one that was shown; undefined: pass over this one, too. */
  return ({ level, msg, err, time }: Entry): number | undefined => {
    if (level < levels.warn) return 0
    const key = `${msg} ${err?.type} ${err?.reason ?? err?.message}`
    const known = shown.get(key)
    if (known && time < known.until) {
      known.passedOver += 1
      return undefined
    }
    if (shown.size >= maxKeys) shown.clear()
    shown.set(key, { until: time + repeatAfterMs, passedOver: 0 })
    return known?.passedOver ?? 0
  }
}

/** Turns the structured lines into what a person at a terminal wants to read. */
export const readableLog = ({ write, hasColors }: ReadableOptions): DestinationStream => {
  const repeats = countRepeats()
  const paint = (style: 'dim' | 'red' | 'yellow', text: string) => (hasColors ? styleText(style, text, { validateStream: false }) : text)
  return {
    write(line) {
      const entry = JSON.parse(line) as Entry
      const passedOver = isWorthALine(entry) ? repeats(entry) : undefined
      if (passedOver === undefined) return
      const [severity, style] = severityOf(entry.level)
      const clock = paint('dim', new Date(entry.time).toTimeString().slice(0, 8))
      const head = severity ? `${paint(style, severity)}  ` : ''
      const more = passedOver > 0 ? ` (and ${passedOver} more like it)` : ''
      const frames = framesOf(entry).map((frame) => paint('dim', frame))
      write(`${[`${clock}  ${head}${sentenceOf(entry)}${more}`, ...frames].join('\n')}\n`)
    },
  }
}
