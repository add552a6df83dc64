import { z } from 'zod'
import { useTopic } from '../../api/use-topic.ts'

const Unread = z.object({ size: z.number().int().min(0) })

/** Told when messages came or were read, here or on another device; without a size one has to ask. */
export const useUnreadNews = (handler: (size: number | undefined) => void): void =>
  useTopic(
    'unread',
    (news) => handler(Unread.safeParse(news).data?.size),
    () => handler(undefined),
  )
