import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords, wordsOf } from '@campus/ui/words/words.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { useSession } from '../../session/use-session.ts'

const noLessonWords = wordsOf({
  choose: ['请从列表中选择一节课', 'Choose a lesson from the list', '請從列表中選擇一節課'],
  own: ['我的考勤', 'My attendance', '我的考勤'],
  lessons: ['课堂考勤', 'Roll call', '課堂考勤'],
})

/** An address without a lesson leads to the list of them. */
export function NoLesson() {
  const words = useWords(noLessonWords)
  const isStudent = useSession('user')?.roles.includes('student') ?? false
  const list = isStudent ? (
    <PathLink to={attendancePaths.own}>{words.own}</PathLink>
  ) : (
    <PathLink to={attendancePaths.lessons}>{words.lessons}</PathLink>
  )
  return <Empty t={words.choose} action={list} />
}
