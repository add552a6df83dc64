import { eventually } from './eventually.ts'
import type { TestCampus } from './test-campus.ts'

/** The messages to somebody once there are so many, newest first. */
export const waitForPost = (campus: TestCampus, kind: 'mail' | 'sms', to: string, count = 1): Promise<string[]> =>
  eventually(async () => {
    const messages = await campus.sentTo(kind, to)
    return messages.length >= count ? messages : undefined
  })

const codeIn = (message: string) => message.match(/(?<![\w-])\d{6}(?![\w-])/)?.[0]

/** The newest code sent to somebody, once there are so many codes. Other messages may arrive in between and do not count. */
export const waitForCode = (campus: TestCampus, kind: 'mail' | 'sms', to: string, count = 1): Promise<string> =>
  eventually(async () => {
    const codes = (await campus.sentTo(kind, to)).flatMap((message) => codeIn(message) ?? [])
    return codes.length >= count ? codes[0] : undefined
  })
