import { z } from 'zod'
import { useTopic } from '../../api/use-topic.ts'

const Unread = z.object({ size: z.number().int().min(0) })

/** Called when messages arrived or were read, here or on another device; without a count it has to be queried. */
export const useUnreadNews = (handler: (size: number | undefined) => void): void =>
  useTopic(
    'unread',
    (news) => handler(Unread.safeParse(news).data?.size),
    () => handler(undefined),
  )
