import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'console-school-data': [
    ['学籍导入', 'study records', '學籍匯入', 'xue ji dao ru'],
    ['成绩导入', 'scores', '成績匯入', 'cheng ji dao ru'],
  ],
  'console-data-exchange': [
    ['教务系统对接', 'student information system', '教務系統對接', 'jiao wu xi tong dui jie'],
    ['每晚同步', 'nightly sync', '每晚同步', 'mei wan tong bu'],
  ],
  'console-missing-scores': [['没有成绩的课程', 'courses without a score', '沒有成績的課程', 'mei you cheng ji de ke cheng']],
}
