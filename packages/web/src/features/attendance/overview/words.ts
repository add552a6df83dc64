import { counted } from '@campus/contract/counted.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const overviewWords = wordsOf({
  none: ['本学期还没有课程', 'No courses this term', '本學期還沒有課程'],
  mine: ['我的出勤率', 'My rates', '我的出席率'],
  whose: ['课程范围', 'Which sections', '課程範圍'],
  scope: ['所管单位的课', 'My units', '所管單位的課'],
  scopeEmpty: ['所管单位本学期还没有课程', 'Your units have no sections this term', '所管單位本學期還沒有課程'],
  taught: ['我教的课', 'My sections', '我教的課'],
  rate: ['出勤率', 'Attendance rate', '出席率'],
  term: (year: string, semester: number) => [`${year} 第 ${semester} 学期`, `${year}, semester ${semester}`, `${year} 第 ${semester} 學期`],
  counts: (taken: number, absent: number, late: number) => [
    `已点名 ${taken} 次，缺勤 ${absent}，迟到 ${late}`,
    `${counted(taken, 'lesson')}, ${absent} absent, ${late} late`,
    `已點名 ${taken} 次，缺席 ${absent}，遲到 ${late}`,
  ],
  reachable: (best: string, min: number) => [
    `之后每次都到，可达 ${best}（要求 ${min}%）`,
    `You can still reach ${best} by attending every lesson (${min}% required)`,
    `之後每次都到，可達 ${best}（要求 ${min}%）`,
  ],
  unreachable: (best: string, min: number) => [
    `即使之后每次都到也只有 ${best}，达不到 ${min}%`,
    `Even if you attend every lesson, you can only reach ${best}; ${min}% is required`,
    `即使之後每次都到也只有 ${best}，達不到 ${min}%`,
  ],
  missed: (part: string) => [`缺课占总学时 ${part}`, `${part} of all hours missed`, `缺課占總學時 ${part}`],
  notYet: ['还没有点名', 'No roll call yet', '還沒有點名'],
  people: ['学生', 'Students', '學生'],
  name: ['姓名', 'Name', '姓名'],
  number: ['学号', 'Number', '學號'],
  absent: ['缺勤', 'Absent', '缺席'],
  late: ['迟到', 'Late', '遲到'],
  leave: ['请假', 'Leave', '請假'],
  back: ['全部课程', 'All sections', '全部課程'],
})
