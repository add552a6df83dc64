import { expect } from '@playwright/test'
import { address } from '../address.ts'

/** The messages stand newest first, each naming the number or address it went to. */
const newestCode = async (to: string, at: string) => {
  const outbox = await (await fetch(`${at}/demo/outbox`)).text()
  const codes = outbox
    .split('<article>')
    .filter((message) => message.includes(`<small>${to} `))
    .map((message) => /\b\d{6}\b/.exec(message.split('<p')[1] ?? '')?.[0])
  return codes.find((code) => code !== undefined)
}

/** Has a code sent and reads it where a newcomer to the demo does. */
export const codeSentTo = async (to: string, send: () => Promise<unknown>, at = address): Promise<string> => {
  const before = await newestCode(to, at)
  await send()
  let code = before
  await expect
    .poll(
      async () => {
        code = await newestCode(to, at)
        return code !== before
      },
      { message: `a code reaches ${to}`, intervals: [100] },
    )
    .toBe(true)
  return code ?? ''
}

/** The link of the newest message to somebody that has one: what they would tap. */
export const linkSentTo = async (to: string, at = address): Promise<string> => {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const outbox = await (await fetch(`${at}/demo/outbox`)).text()
        const messages = outbox.split('<article>').filter((message) => message.includes(`<small>${to} `))
        link = messages.map((message) => /https?:\/\/\S+\?token=[\w-]+/.exec(message)?.[0]).find((found) => found !== undefined)
        return link !== undefined
      },
      { message: `a link reaches ${to}`, intervals: [100] },
    )
    .toBe(true)
  return link ?? ''
}
