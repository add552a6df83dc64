import { z } from 'zod'
import { useTopic } from '../api/use-topic.ts'
import { toast } from '../feedback/toast.ts'
import { useWords } from '../words/words.ts'
import { chromeWords } from './words.ts'

const News = z.object({ title: z.string().min(1) })

/** Says on whatever screen one is that a message came; the server keeps still in quiet hours and for what is silenced. */
export function MessageToast() {
  const words = useWords(chromeWords)
  useTopic('message', (data) => {
    const news = News.safeParse(data)
    if (news.success) toast(words.newMessage(news.data.title))
  })
  return null
}
