import { toastWhenFree } from '@campus/ui/feedback/toast.ts'
import { sayNow, useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useTopic } from '../api/use-topic.ts'
import { chromeWords } from './words.ts'

/** Each app that is open speaks its own language, whatever its person chose elsewhere. */
const News = z.object({ title: z.tuple([z.string().min(1), z.string(), z.string()]) })

/** Says on whatever screen one is that a message came; the server keeps still in quiet hours and for what is silenced. */
export function MessageToast() {
  const words = useWords(chromeWords)
  useTopic('message', (data) => {
    const news = News.safeParse(data)
    if (news.success) toastWhenFree(words.newMessage(sayNow(news.data.title) || news.data.title[0]))
  })
  return null
}
