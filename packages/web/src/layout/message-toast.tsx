import { accountPaths } from '@campus/contract/paths/account.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { toastWhenFree } from '@campus/ui/feedback/toast.ts'
import { useLocation } from '@campus/ui/history/location.ts'
import { sayNow, useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useTopic } from '../api/use-topic.ts'
import { layoutWords } from './words.ts'

/** Each app that is open speaks its own language, whatever its person chose elsewhere. */
const News = z.object({ title: z.tuple([z.string().min(1), z.string(), z.string()]) })

/** Where the message stands already, or where somebody who has just come in has one thing to do. */
const quiet: ReadonlySet<string> = new Set(
  [
    messagesPaths.messages,
    messagesPaths.group,
    messagesPaths.find,
    messagesPaths.message,
    accountPaths.basicInfo,
    accountPaths.secondStep,
  ].map(({ address }) => address),
)

/** Says on whatever screen one is that a message came; the server keeps still in quiet hours and for what is silenced. */
export function MessageToast() {
  const words = useWords(layoutWords)
  const { pathname } = useLocation()
  useTopic('message', (data) => {
    const news = News.safeParse(data)
    if (news.success && !quiet.has(pathname)) toastWhenFree(words.newMessage(sayNow(news.data.title) || news.data.title[0]))
  })
  return null
}
