import { answering, feedbacks } from '../help/feedback.ts'
import { feedbackId } from '../help/feedback-rows.ts'
import type { DemoMessage } from './demo-messages.ts'

/** The messages that went with the feedback: to who answers, and back to who asked. */
export const feedbackMessages = (today: Date): DemoMessage[] =>
  feedbacks.flatMap((feedback): DemoMessage[] => {
    const { code, author, title, content, state, hoursAgo, entries } = feedback
    const id = feedbackId(today, feedback)
    const toAnswer: DemoMessage = {
      code: `feedback-case-${code}`,
      to: answering,
      category: 'todo',
      title: [`新的反馈：${title}`, `Feedback: ${title}`, `新的回饋：${title}`],
      body: [content, content, content],
      hoursAgo,
      isRead: state !== 'open',
      subject: { kind: 'feedback_case', id },
    }
    const back = entries
      .filter(({ by }) => by === answering)
      .map(
        (entry, index): DemoMessage => ({
          code: `feedback-${code}-${index}`,
          to: author,
          category: 'progress',
          title: [`您的反馈“${title}”有了回复`, `Your feedback “${title}” was answered`, `您的回饋「${title}」有了回覆`],
          body: [entry.content, entry.content, entry.content],
          hoursAgo: entry.hoursAgo,
          isRead: state === 'closed',
          subject: { kind: 'feedback', id },
        }),
      )
    return [toAnswer, ...back]
  })
