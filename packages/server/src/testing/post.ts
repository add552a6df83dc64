import { eventually } from './eventually.ts'
import type { TestCampus } from './test-campus.ts'

/** The messages to somebody once there are so many, newest first. */
export const waitForPost = (campus: TestCampus, kind: 'mail' | 'sms', to: string, count = 1): Promise<string[]> =>
  eventually(async () => {
    const messages = await campus.sentTo(kind, to)
    return messages.length >= count ? messages : undefined
  })

/** The six digits of the newest message to somebody. */
export const waitForCode = async (campus: TestCampus, kind: 'mail' | 'sms', to: string, count = 1): Promise<string> => {
  const [newest = ''] = await waitForPost(campus, kind, to, count)
  return newest.match(/\d{6}/)?.[0] ?? ''
}
