import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'
import { answering, feedbacks, type ToldFeedback } from './feedback.ts'

const school_id = demoUniversity.id

export const feedbackId = (today: Date, { code, hoursAgo }: ToldFeedback) => idAt('feedback', code, ago(today, hoursAgo))

const answeredAt = (today: Date, { entries }: ToldFeedback) => {
  const last = entries.findLast(({ by }) => by === answering)
  return last ? ago(today, last.hoursAgo) : null
}

export const feedbackRows = (today: Date) =>
  feedbacks.map((feedback) => ({
    id: feedbackId(today, feedback),
    school_id,
    person_id: personId(feedback.author),
    title: feedback.title,
    category: feedback.category,
    content: feedback.content,
    contact: feedback.contact ?? '',
    state: feedback.state,
    answered_at: answeredAt(today, feedback),
    created_at: ago(today, feedback.hoursAgo),
  }))

export const feedbackEntryRows = (today: Date) =>
  feedbacks.flatMap((feedback) =>
    feedback.entries.map(({ by, content, hoursAgo }, index) => ({
      id: idAt('feedback entry', `${feedback.code} ${index}`, ago(today, hoursAgo)),
      feedback_id: feedbackId(today, feedback),
      school_id,
      author_id: personId(by),
      is_reply: by === answering,
      content,
      created_at: ago(today, hoursAgo),
    })),
  )
