import { type DestinationStream, type Logger, pino } from 'pino'
import { workScope } from './work-scope.ts'

export type Log = Logger

/** What could open a door is never printed, wherever it stands. */
const hidden = ['authorization', 'x-remember', 'cookie', 'password', 'token', 'code', 'captcha', 'idCard', 'phone', 'email', 'secret']

export interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  /** The code of the system or of the database; not under its own name, because codes that people type are hidden. */
  readonly reason?: string
  /** Of one that stands for several. */
  readonly errors?: readonly LoggedError[]
}

/** Only what is known to hold no data of people: the database, for one, adds the values of the row to its errors. */
const describeError = (error: Error): LoggedError => {
  const { type, message, stack, code, aggregateErrors } = pino.stdSerializers.err(error)
  return {
    type,
    message,
    stack,
    ...(typeof code === 'string' ? { reason: code } : {}),
    ...(aggregateErrors ? { errors: (error as AggregateError).errors.map(describeError) } : {}),
  }
}

/** Structured lines, on stdout unless they go elsewhere; each says which request or job it belongs to. */
export const openLog = (level: string, output: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      mixin: () => ({ ...workScope.getStore() }),
      serializers: { err: describeError },
      redact: { paths: hidden.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '·' },
    },
    output,
  )
