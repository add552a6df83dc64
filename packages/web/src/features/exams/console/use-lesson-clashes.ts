import { Refusal } from '@campus/client/failures.ts'
import { LessonClashes } from '@campus/contract/exams/console.ts'
import { useState } from 'react'

/** The lessons that candidates would miss, as the server names them before it keeps an exam: then a reason is asked for. */
export const useLessonClashes = () => {
  const [found, setFound] = useState<LessonClashes>()
  const watch = async <Answer>(action: Promise<Answer>): Promise<Answer> => {
    try {
      return await action
    } catch (error) {
      if (error instanceof Refusal && error.code === 'student_clashes') setFound(LessonClashes.safeParse(error.facts).data)
      throw error
    }
  }
  return { found, watch }
}
