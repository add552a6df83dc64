import { randomBytes } from 'node:crypto'
import { workScope } from '../log/work-scope.ts'
import { type TraceContext, writeTraceparent } from './traceparent.ts'

export interface Span extends TraceContext {
  end(failure?: unknown): void
}

export interface SpanStart {
  readonly name: string
  readonly kind: 'server' | 'client' | 'job' | 'statement'
  readonly parent?: TraceContext | undefined
  readonly attributes?: Readonly<Record<string, string | number>>
  /** Where it began earlier. */
  readonly startTime?: Date
}

export interface Tracer {
  start(span: SpanStart): Span
  /** Sends what is not sent yet. */
  close(): Promise<void>
}

/** One exporter a process, as calls outside know no context; none unless it is configured. */
let tracer: Tracer | undefined

export const setTracer = (chosen: Tracer | undefined) => {
  tracer = chosen
}

export const isTracing = () => tracer !== undefined

const spanIdBytes = 8

/** Without an exporter a trace that somebody else began still goes on, with a place of our own in it. */
export const startSpan = (start: SpanStart): Span | undefined => {
  if (tracer) return tracer.start(start)
  if (!start.parent) return undefined
  return { ...start.parent, spanId: randomBytes(spanIdBytes).toString('hex'), end: () => {} }
}

/** What log lines and calls outside carry of it. */
export const scopeOf = (span: Span | undefined): Readonly<Record<string, string>> =>
  span ? { traceId: span.traceId, spanId: span.spanId, sampled: span.isSampled ? 'yes' : 'no' } : {}

const currentTrace = (): TraceContext | undefined => {
  const { traceId, spanId, sampled } = workScope.getStore() ?? {}
  return traceId && spanId ? { traceId, spanId, isSampled: sampled === 'yes' } : undefined
}

/** For what goes on later, in another process: as the header has it. */
export const currentTraceparent = (): string | undefined => {
  const trace = currentTrace()
  return trace && writeTraceparent(trace)
}

/** A call outside, with the header that lets the other side go on with the trace. */
export const traceOutside = async <Answer>(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  work: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> => {
  const span = startSpan({ name, kind: 'client', parent: currentTrace(), attributes })
  if (!span) return work({})
  try {
    const answer = await work({ traceparent: writeTraceparent(span) })
    span.end()
    return answer
  } catch (error) {
    span.end(error)
    throw error
  }
}

/** A statement that has just ended. */
export const traceStatement = (text: string, ms: number, failure?: unknown) => {
  const parent = tracer && currentTrace()
  if (!parent) return
  const startTime = new Date(Date.now() - ms)
  startSpan({ name: text.slice(0, 60), kind: 'statement', parent, attributes: { 'db.query.text': text.slice(0, 1000) }, startTime })?.end(
    failure,
  )
}
