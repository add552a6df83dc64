import { defaultLanguage, type Language, type Phrase, say } from '@campus/contract/language.ts'

const noConnection: Phrase = [
  '未连接到服务器，请检查网络后重试',
  'No connection to the server. Check your network and try again.',
  '未連接到伺服器，請檢查網路後重試',
]
const tooSlow: Phrase = [
  '服务器长时间没有回应，请稍后再试',
  'The server took too long to answer. Please try again later.',
  '伺服器長時間沒有回應，請稍後再試',
]
const programError: Phrase = ['程序出错，请稍后再试', 'Something went wrong in the app. Please try again later.', '程式出錯，請稍後再試']

let readLanguage = (): Language => defaultLanguage

/** An app says once where the language of its reader stands: the failures that the client words itself are worded in it. */
export const wordFailuresIn = (read: () => Language): void => {
  readLanguage = read
}

const sayNow = (phrase: Phrase) => say(phrase, readLanguage())

// `kind` is how a screen shows a failure (`useFailure` of the design system): what has one bears a message written for the reader.

/** The server refused; `message` is written for the reader, `code` for programs. */
export class Refusal extends Error {
  readonly kind = 'refused'
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
  /** What the server gave along with the refusal, for the next step. */
  readonly facts: unknown

  constructor(code: string, message: string, fields: Readonly<Record<string, string>> = {}, facts?: unknown) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.fields = fields
    this.facts = facts
  }
}

export class NoConnection extends Error {
  readonly kind = 'noConnection'

  constructor(reason: 'unreachable' | 'timeout' = 'unreachable') {
    super(sayNow(reason === 'timeout' ? tooSlow : noConnection))
    this.name = 'NoConnection'
  }
}

/** An answer outside the agreement: a status other than 200, or a body that is not what the call declares. */
export class HttpFailure extends Error {
  readonly kind = 'broken'
  readonly status: number
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, message?: string, retryAfterSeconds?: number) {
    super(message ?? sayNow(programError))
    this.name = 'HttpFailure'
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A request interceptor refused before anything was sent. */
export class Vetoed extends Error {
  constructor(path: string) {
    super(`The request to ${path} was held back`)
    this.name = 'Vetoed'
  }
}
