import { Refusal } from '@campus/client/failures.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { sayNow } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { failureText } from '../machine/send.ts'

const Shut = z.object({ seconds: z.number() })

const aMinute = 60_000

/** The first whole minute after so many seconds, as a clock on the wall shows it. */
export const minuteAfter = (now: number, seconds: number): string =>
  new Date(Math.ceil((now + seconds * 1000) / aMinute) * aMinute).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

const shutUntil = (time: string): Phrase => [
  `取件码连续输错，此终端 ${time} 前暂停键入。请用手机扫描首页二维码，或出示取件码的二维码`,
  `Too many wrong codes. Typing is blocked here until ${time}. Scan the screen with your phone, or show your QR code instead.`,
  `取件碼連續輸錯，此終端 ${time} 前暫停鍵入。請用手機掃描首頁 QR 碼，或出示取件碼的 QR 碼`,
]

/** Why a code was refused, for the visitor. */
export const codeFailure = (error: unknown): string => {
  const shut = error instanceof Refusal && error.code === 'typing_shut' ? Shut.safeParse(error.facts) : undefined
  return shut?.success ? sayNow(shutUntil(minuteAfter(Date.now(), shut.data.seconds))) : failureText(error)
}
