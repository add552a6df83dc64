import { counted } from '@campus/contract/counted.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const excuseWords = wordsOf({
  lead: [
    '选择要缺的课，请假时间会自动填好。',
    'Choose the lessons you will miss. The leave times are filled in for you.',
    '選擇要缺的課，請假時間會自動填好。',
  ],
  list: ['未来两周的课程', 'Lessons of the next two weeks', '未來兩週的課程'],
  none: ['未来两周没有课', 'No lessons in the next two weeks', '未來兩週沒有課'],
  toLeave: ['直接填写请假', 'Request leave', '直接填寫請假'],
  ask: (count: number) => [
    `为 ${count} 节课请假`,
    count === 1 ? 'Request leave for 1 lesson' : `Request leave for ${count} lessons`,
    `為 ${count} 節課請假`,
  ],
  between: (count: number) => [
    `其间还有 ${count} 节课也会算作请假`,
    counted(count, 'lesson in between is included', 'lessons in between are included'),
    `其間還有 ${count} 節課也會算作請假`,
  ],
})
