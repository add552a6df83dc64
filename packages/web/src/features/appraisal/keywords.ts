import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  appraisal: [
    ['教学评价', 'teacher evaluation', '教學評價', 'jiao xue ping jia'],
    ['匿名', 'anonymous', '匿名', 'ni ming'],
  ],
  'appraisal-results': [['学生评价', 'student feedback', '學生評價', 'xue sheng ping jia']],
  'console-appraisal-texts': [['学生意见', 'student comments', '學生意見', 'xue sheng yi jian']],
  'console-appraisals': [['发起评教', 'start an appraisal', '發起評教', 'fa qi ping jiao']],
}
